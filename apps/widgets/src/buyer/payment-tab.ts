import { orderSecret } from "@aradhana/core/checkout";
import { orderId } from "@aradhana/core/contract";
import { pathTo, signedPath } from "@aradhana/core/paths";
import { type KeyValueStorage, readJson } from "@aradhana/core/storage";
import * as v from "valibot";
import { widgetHref } from "../address/widget-href.ts";
import type { Buyer } from "./buyer.ts";

const KEY = "widget_pays";
const handed = v.object({ id: orderId, secret: orderSecret });

/**
 * The address of the tab in which an order of a frame is paid; it redirects to the gateway. That tab shares no
 * storage with the frame, so the secret is passed behind the `#`, which is sent to no server.
 */
export function paymentTabHref({ orders }: Pick<Buyer, "orders">, search: URLSearchParams, id: string) {
  const secret = orders.get(id)?.secret;
  return secret && signedPath(widgetHref(pathTo("/widget/payment", { order_id: id }), search), secret);
}

/**
 * Reads the order that a frame handed to this tab and removes it from the address. Finds it again after the
 * return from the gateway.
 */
export function enterPaymentTab(
  { location, history }: Pick<Window, "location" | "history">,
  tab: KeyValueStorage,
  buyer: Buyer,
): void {
  const secret = new URLSearchParams(location.hash.slice(1)).get("t");
  const id = new URLSearchParams(location.search).get("order_id");
  if (secret) {
    history.replaceState(history.state, "", location.pathname + location.search);
    tab.set(KEY, JSON.stringify({ id, secret }));
  }
  const order = readJson(tab, KEY, handed);
  if (!order) return;
  buyer.orders.set(order.id, { ...order, namesAre: "elsewhere" });
  if (secret) buyer.opensPaymentOf = order.id;
}
