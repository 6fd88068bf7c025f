import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeComponent } from "../../test/describe-component.tsx";
import { StatusScreen, type StatusScreenProps } from "./status-screen.tsx";

const success = (
  <StatusScreen
    status="success"
    heading="Paid"
    facts={[
      { label: "Amount", value: "₹851" },
      { label: "Order", value: "AR-20-000123" },
    ]}
    actions={<a href="/puja/sankalp/pk_1">Add names</a>}
  />
);

const all = ["checking", "pending", "success", "failed", "expired", "refunded"] as const;

describeComponent("StatusScreen", success, "panel", { status: all });

test("has its own icon for each status", () => {
  const signs = all.map((status: StatusScreenProps["status"]) => {
    const { container } = render(<StatusScreen status={status} heading="Payment" />);
    return container.querySelector("svg + svg")?.innerHTML;
  });
  expect(new Set(signs).size).toBe(all.length);
});

test("turns only while something is in progress", () => {
  const turning = all.filter((status) => {
    const { container } = render(<StatusScreen status={status} heading="Payment" />);
    return container.querySelector("[data-turning]");
  });
  expect(turning).toEqual(["checking", "pending"]);
});

test("a change is announced together with its facts", () => {
  render(success);
  const status = screen.getByRole("status");
  expect(status.textContent).toContain("Paid");
  expect(screen.getAllByRole("definition").map((value) => value.textContent)).toEqual([
    "₹851",
    "AR-20-000123",
  ]);
  expect(screen.getByRole("heading", { level: 1 })).toBeDefined();
});

test("the next step is before the facts, within the first view of a phone", () => {
  render(success);
  const next = screen.getByRole("link", { name: "Add names" });
  const [fact] = screen.getAllByRole("definition");
  expect(fact && next.compareDocumentPosition(fact)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
