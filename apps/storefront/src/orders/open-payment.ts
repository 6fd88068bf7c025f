import { type ApiClient, initiatePayment, unexpectedAnswer } from "@aradhana/core/api";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { accessTo } from "../order-access/order-access.ts";
import { paymentAddress } from "./order-address.ts";

interface Options {
  api: ApiClient;
  drafts: KeyValueStorage;
  /** Of this page, where the gateway sends the buyer back to. */
  origin: string;
}

/** Opens a payment for an order; gives the address of the gateway's page. */
export async function openPayment(orderId: string, { api, drafts, origin }: Options): Promise<string> {
  const { results } = await initiatePayment(api, {
    order_id: orderId,
    t: accessTo(drafts, orderId),
    // No secret in it: the gateway keeps this address.
    return_url: origin + paymentAddress(orderId),
    surface: "web",
  });
  if (!results.redirect_url) throw unexpectedAnswer(`${results.gateway} gave no page to pay on`);
  return results.redirect_url;
}
