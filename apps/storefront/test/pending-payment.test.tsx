// @vitest-environment jsdom
import type { Order } from "@aradhana/core/contract";
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, expect, test } from "vitest";
import { PaymentKnown } from "../src/features/checkout/payment-confirmation/payment-known.tsx";
import { confirmationText } from "../src/features/checkout/payment-confirmation/text.ts";
import { BookedOfferings } from "../src/features/orders/chadhaava-success/booked-offerings.tsx";
import { changesText } from "../src/features/orders/changes/text.ts";
import { orderSummary } from "../src/features/orders/order/order-summary.ts";
import { ordersText } from "../src/features/orders/order/text.ts";
import { OrderPage } from "../src/features/orders/order-page/order-page.tsx";
import { orderText } from "../src/features/orders/order-page/text.ts";
import { OrderRow } from "../src/features/orders/panel/order-row.tsx";
import { ordersPanelText } from "../src/features/orders/panel/text.ts";
import { reviewText } from "../src/features/orders/review/text.ts";
import { chadhaavaSuccessText } from "../src/lines/chadhaava/success-text.ts";
import { orderLineText } from "../src/lines/order-line-text.ts";
import { errorTexts } from "../src/shared/api-errors/text.ts";
import { VisitorProvider } from "../src/shared/services/visitor.tsx";
import { shellText } from "../src/shared/shell-text/text.ts";
import { idOf, inr, serverTime } from "./fixtures.ts";
import { chadhaavaOrder, order, poojaOrder } from "./order-fixture.ts";

const texts = [
  confirmationText,
  ordersText,
  orderText,
  changesText,
  reviewText,
  ordersPanelText,
  chadhaavaSuccessText,
];
const shared = [orderLineText, errorTexts, shellText];
beforeAll(() =>
  Promise.all(["en" as const, "hi" as const].flatMap((l) => [...texts, ...shared].map((t) => t.load(l)))),
);
afterEach(cleanup);

const unknown = { gateway: "sandbox", method: null, reference: null, paid_at: null } as const;
const pending: Partial<Order> = {
  ...{ state: "payment_pending", next_action: "wait" },
  payment: { state: "pending", amount: inr(851), ...unknown },
};
const { id, number, lines, totals, split } = order();
const screens: [name: string, page: ReactNode][] = [
  ["the list of orders", <OrderRow key="1" order={orderSummary(poojaOrder(pending))} />],
  [
    "the order's page",
    <OrderPage key="2" booked={{ ...poojaOrder(pending), server_time: serverTime }} onChanged={() => {}} />,
  ],
  [
    "the page of a chadhaava's order",
    <BookedOfferings key="3" booked={{ ...chadhaavaOrder(pending), server_time: serverTime }} />,
  ],
  [
    "the payment's result",
    <PaymentKnown
      key="4"
      isPolling
      isBack
      refetch={() => {}}
      payment={{
        ...{ ...unknown, state: "pending", message_key: "waiting", next_poll_ms: 2000, link_sent: null },
        order: {
          ...{ id, number, lines, totals, split, names_given: false, title: "Rudrabhishek", grand: inr(851) },
          ...{ type: "pooja", pooja_id: idOf("pj", "one"), package_id: idOf("pk", "one"), is_vip: false },
          starts_at: serverTime,
        },
      }}
    />,
  ],
];

test.each(
  screens.flatMap(([name, page]) => [
    [name, "en", page, /The bank is confirming/, /Do not pay again/] as const,
    [name, "hi", page, /बैंक से पुष्टि बाक़ी है/, /दोबारा भुगतान न करें/] as const,
  ]),
)("while the bank confirms, %s (%s) says so and offers no payment", (_, language, page, story, warning) => {
  const router = createMemoryRouter([{ path: "/", element: page }]);
  render(
    <VisitorProvider value={{ country: "in", language }}>
      <RouterProvider router={router} />
    </VisitorProvider>,
  );
  expect(screen.getAllByText(story)).not.toHaveLength(0);
  expect(screen.getAllByText(warning)).not.toHaveLength(0);
  const actions = [...screen.queryAllByRole("link"), ...screen.queryAllByRole("button")];
  for (const { textContent } of actions) expect(textContent).not.toMatch(/\bpay\b|भुगतान करें/i);
});
