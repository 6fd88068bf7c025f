// @vitest-environment jsdom
import type { PaymentStatus } from "@aradhana/core/contract";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, expect, test } from "vitest";
import { idOf, inr, serverTime } from "../../../../test/fixtures.ts";
import { order } from "../../../../test/order-fixture.ts";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { ordersText } from "../../orders/order/text.ts";
import { PaymentKnown } from "./payment-known.tsx";
import { confirmationText } from "./text.ts";

beforeAll(() =>
  Promise.all([confirmationText, ordersText, errorTexts, shellText].map((text) => text.load("en"))),
);
afterEach(cleanup);

const { lines, totals, split } = order();
const paid: PaymentStatus = {
  state: "success",
  order: {
    ...{ id: idOf("ord", "one"), number: "AR-1", title: "Bilva leaves", grand: inr(101) },
    ...{ type: "pooja", pooja_id: idOf("pj", "one"), package_id: idOf("pk", "people1"), is_vip: false },
    ...{ starts_at: serverTime, lines, totals, split, names_given: false },
  },
  ...{ gateway: "sandbox", method: null, reference: null, paid_at: serverTime, link_sent: null },
  ...{ message_key: "paid", next_poll_ms: null },
};

const offering = { type: "chadhaava", chadhaava_id: idOf("ch", "one") } as const;

function open(changes: Partial<PaymentStatus["order"]> = {}, state: PaymentStatus["state"] = "success") {
  const payment = { ...paid, state, order: { ...paid.order, ...changes } as PaymentStatus["order"] };
  const element = <PaymentKnown payment={payment} isPolling={false} isBack={false} refetch={() => {}} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <RouterProvider router={router} />
    </VisitorProvider>,
  );
}

test("a paid puja is shown as such, with the link to its names", () => {
  open();
  expect(screen.getByRole("heading").textContent).toBe("Payment received. Puja booked.");
  expect(screen.getByText("Puja")).toBeDefined();
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Add names" }).href).toContain(
    idOf("pk", "people1"),
  );
});

test("a chadhaava that is paid is shown as one, and leads to its own page with the names", () => {
  open({ ...offering, names_given: true });
  expect(screen.getByRole("heading").textContent).toBe("Payment received. Chadhava booked.");
  expect(screen.getByText("Chadhava")).toBeDefined();
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Check names" }).href).toContain(
    "/chadhaava/order/success/",
  );
  expect(screen.getByRole("link", { name: "See the order" })).toBeDefined();
});

test("a chadhaava that was not paid in time can be booked again", () => {
  open(offering, "expired");
  expect(screen.getByText("You have not been charged. You can book again.")).toBeDefined();
});

test("a buyer who gave the names with the order is not asked for them again", () => {
  open({ names_given: true });
  expect(screen.getByText("We have the names for the sankalp. You can check them.")).toBeDefined();
  expect(screen.queryByRole("link", { name: "Add names" })).toBeNull();
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Check names" }).href).toContain(
    idOf("pk", "people1"),
  );
});
