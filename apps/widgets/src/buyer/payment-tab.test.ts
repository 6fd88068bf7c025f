import { createStorage } from "@aradhana/core/storage";
import { afterEach, expect, test } from "vitest";
import { newTestBuyer } from "../../test/new-test-buyer.ts";
import { order } from "../../test/orders.ts";
import { enterPaymentTab, paymentTabHref } from "./payment-tab.ts";

const anybody = () => newTestBuyer();
const search = new URLSearchParams("lang=hi&limit=3");
const opened = { id: order.id, secret: "s-1", namesAre: "elsewhere" };

function hrefOf(id: string) {
  const buyer = anybody();
  buyer.orders.set(order.id, { id: order.id, secret: "s-1" });
  return paymentTabHref(buyer, search, id);
}
afterEach(() => window.history.replaceState(null, "", "/"));

test("the tab in which a frame has its order paid opens that order, also when it is back from the gateway", () => {
  const tab = createStorage(() => undefined);
  window.history.replaceState(null, "", hrefOf(order.id));
  const buyer = anybody();
  enterPaymentTab(window, tab, buyer);
  expect(window.location.href).toBe(`${window.location.origin}/widget/payment?lang=hi&order_id=${order.id}`);
  expect([buyer.orders.get(order.id), buyer.opensPaymentOf]).toEqual([opened, order.id]);

  window.history.replaceState(null, "", `/widget/order/payment-confirmation/${order.id}/pooja/-/-/-`);
  const back = anybody();
  enterPaymentTab(window, tab, back);
  expect([back.orders.get(order.id), back.opensPaymentOf]).toEqual([opened, undefined]);
});

test("of an order that is not known here there is no secret to hand on", () => {
  expect(hrefOf("ord_another000000000000")).toBeUndefined();
});

test.each(["#t=a%20b", "#t=", "#x"])("%s hands nothing over", (hash) => {
  window.history.replaceState(null, "", `/widget/payment?order_id=${order.id}${hash}`);
  const buyer = anybody();
  enterPaymentTab(
    window,
    createStorage(() => undefined),
    buyer,
  );
  expect([buyer.orders.size, buyer.opensPaymentOf]).toEqual([0, undefined]);
});
