// @vitest-environment jsdom
import type { OrderState } from "@aradhana/core/contract";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, expect, test } from "vitest";
import { browserIn } from "../../../../test/browser-in.ts";
import { serverTime } from "../../../../test/fixtures.ts";
import { goodsOrder } from "../../../../test/order-fixture.ts";
import { VisitorProvider } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { ordersText } from "../order/text.ts";
import { OrderedGoods } from "./ordered-goods.tsx";
import { goodsSuccessText } from "./text.ts";

beforeAll(() => Promise.all([goodsSuccessText, ordersText, shellText].map((text) => text.load("en"))));
afterEach(cleanup);

test.each<[state: OrderState, paysOnDelivery: boolean, link: string]>([
  ["confirmed", true, "See the order"],
  ["packed", true, "See the order"],
  ["shipped", true, "See the order and invoice"],
  ["confirmed", false, "See the order and invoice"],
  ["payment_pending", false, "See the order"],
])("an order that is %s, paid on delivery: %s, has the link %s", (state, pays_on_delivery, name) => {
  browserIn("Asia/Kolkata");
  const ordered = { ...goodsOrder({ state }), pays_on_delivery, server_time: serverTime };
  const router = createMemoryRouter([{ path: "/", element: <OrderedGoods ordered={ordered} /> }]);
  render(
    <VisitorProvider value={{ country: "in", language: "en" }}>
      <RouterProvider router={router} />
    </VisitorProvider>,
  );
  expect(screen.getByRole("link", { name })).toBeDefined();
});
