// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { browserIn } from "../../../test/browser-in.ts";
import { inr, serverTime } from "../../../test/fixtures.ts";
import { poojaOrder } from "../../../test/order-fixture.ts";
import { ordersText } from "../../orders/text.ts";
import { VisitorProvider } from "../../services/visitor.tsx";
import { shellText } from "../../shell/text.ts";
import { OrderPage } from "./order-page.tsx";
import { orderText } from "./text.ts";

function open(country: string, booked = poojaOrder()) {
  const router = createMemoryRouter([{ path: "/", element: <OrderPage booked={booked} /> }]);
  render(
    <VisitorProvider value={{ country, language: "en" }}>
      <RouterProvider router={router} />
    </VisitorProvider>,
  );
}

const payment = {
  state: "success",
  gateway: "razorpay",
  method: "upi",
  amount: inr(851),
  reference: null,
  paid_at: serverTime,
} as const;

beforeAll(() => Promise.all([orderText, ordersText, shellText].map((text) => text.load("en"))));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ["in", "Asia/Kolkata", "20 November 2026, 3:30 pm"],
  ["us", "America/New_York", "20 November 2026, 3:30 pm, India time, Fri 5 am in New York"],
])("to a visitor of %s with a clock of %s it was placed and paid on %s", (country, zone, when) => {
  browserIn(zone);
  open(country, poojaOrder({ payment }));
  expect(screen.getByText(`Order AR-ABCDE-12345 · Placed on ${when}`)).toBeDefined();
  expect(screen.getByText(`Paid on ${when} by UPI`)).toBeDefined();
});
