import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ordered, paymentIn } from "../../test/payment-fixture.ts";
import { paymentMessages as messages } from "../messages-en/index.ts";
import { PaymentResult, type PaymentResultProps, paymentFacts } from "./index.ts";

function open(payment: PaymentResultProps["payment"], props: Partial<PaymentResultProps> = {}) {
  render(
    <PaymentResult
      {...{ payment, isPolling: false, messages, facts: [], onRefetch: vi.fn() }}
      success={{ text: "Next, the names.", actions: <a href="/names">Names</a> }}
      failedNote="Another method is possible."
      renderPay={(label) => <button type="button">{label}</button>}
      renderList={(type, label) => <a href={`/${type}`}>{label}</a>}
      {...props}
    />,
  );
}
const heading = () => screen.getByRole("heading").textContent;

test.each([
  ["pooja", "Payment received. Puja booked."],
  ["chadhaava", "Payment received. Chadhava booked."],
] as const)("a paid %s is named, with what comes next", (type, title) => {
  open(paymentIn("success", ordered[type]));
  expect(heading()).toBe(title);
  expect(screen.getByText("Next, the names.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Names" })).toBeTruthy();
});

test.each([
  ["created", "This order is not paid yet", "Pay for this order"],
  ["failed", "Payment failed", "Pay again"],
  ["failed_retryable", "Payment failed", "Pay again"],
] as const)("an order in the state %s can be paid", (state, title, label) => {
  open(paymentIn(state));
  expect(heading()).toBe(title);
  expect(screen.getByRole("button", { name: label })).toBeTruthy();
});

test.each(["pending", "mismatch", "refunded", "expired"] as const)(
  "nobody is asked to pay a %s order",
  (state) => {
    open(paymentIn(state), { isPolling: true });
    expect(heading()).toBe(messages[state].heading);
    expect(screen.queryByRole("button")).toBeNull();
  },
);

test("while the bank's answer may be on its way, an unpaid order cannot be paid again", () => {
  open(paymentIn("created"), { isBack: true, isPolling: true });
  expect(heading()).toBe("The bank is confirming");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a pending payment that is no longer polled can be checked at a press", () => {
  const onRefetch = vi.fn();
  open(paymentIn("pending"), { onRefetch });
  screen.getByRole("button", { name: "Check again" }).click();
  expect(onRefetch).toHaveBeenCalledOnce();
});

test("an expired chadhaava leads to the list of chadhaava", () => {
  open(paymentIn("expired", ordered.chadhaava));
  expect(screen.getByRole("link", { name: "See upcoming chadhava" }).getAttribute("href")).toBe("/chadhaava");
});

test("of a cart the facts are what it holds: each item has a time of its own", () => {
  const payment = paymentIn("success");
  const items = [
    { title: "Rudrabhishek", qty: 1 },
    { title: "Tulsi mala", qty: 2 },
  ];
  const cart = { ...payment, order: { ...payment.order, items } };
  expect(paymentFacts(cart, { messages, when: "today" }).slice(0, 2)).toEqual([
    { label: "Items", value: "Rudrabhishek, Tulsi mala × 2" },
    { label: "Amount", value: expect.any(String) },
  ]);
});

test("of what is sent, the time is the day by which it arrives", () => {
  const payment = paymentIn("success");
  const order = { ...payment.order, type: "gemstone", product_id: "pd_ruby00000000000000000" } as const;
  expect(paymentFacts({ ...payment, order }, { messages, when: "20 December" })[1]).toEqual({
    ...{ label: "Arrives by", value: "20 December" },
  });
});

test("the facts name the method only where the app can", () => {
  const labels = (methodName?: (method: string) => string) =>
    paymentFacts(paymentIn("success"), { messages, when: "today", ...(methodName && { methodName }) }).map(
      ({ label }) => label,
    );
  expect(labels()).toEqual(["Puja", "When", "Amount", "Order number", "Bank reference"]);
  expect(labels(() => "UPI")).toContain("Paid by");
});
