import { type ApiClient, initiatePayment, unexpectedAnswer } from "@aradhana/core/api";
import { accessTo } from "../order-access/order-access.ts";
import type { BrowserServices } from "../services/browser.tsx";
import { paymentAddress } from "./order-address.ts";

interface Options extends Pick<BrowserServices, "storage" | "drafts"> {
  api: ApiClient;
  /** Of this page, where the gateway sends the buyer back to. */
  origin: string;
}

/** Opens a payment for an order; gives the address of the gateway's page. */
export async function openPayment(orderId: string, { api, origin, ...places }: Options): Promise<string> {
  const { results } = await initiatePayment(api, {
    order_id: orderId,
    t: accessTo(places, orderId),
    // No secret in it: the gateway keeps this address.
    return_url: origin + paymentAddress(orderId),
    surface: "web",
  });
  if (!results.redirect_url) throw unexpectedAnswer(`${results.gateway} gave no page to pay on`);
  return results.redirect_url;
}
