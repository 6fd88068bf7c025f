import { type ApiClient, initiatePayment, unexpectedResponse } from "@aradhana/core/api";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { accessTo, isAccessKept } from "../access/order-access.ts";
import { paymentAddress } from "./order-address.ts";

interface Options extends Pick<BrowserServices, "storage" | "drafts"> {
  api: ApiClient;
  /** Of the order, where it may be another than a puja's. */
  type?: string;
  /** Of this page, where the gateway sends the buyer back to. */
  origin: string;
}

/** Opens a payment for an order; gives the address of the gateway's page. */
export async function openPayment(
  orderId: string,
  { api, origin, type, ...places }: Options,
): Promise<string> {
  const secret = accessTo(places, orderId);
  // The gateway keeps this address: no secret stands in it, but where the buyer could not come back without (D18).
  const access = secret && !isAccessKept(orderId) ? `?${new URLSearchParams({ t: secret })}` : "";
  const { results } = await initiatePayment(api, {
    order_id: orderId,
    t: secret,
    return_url: origin + paymentAddress(orderId, type) + access,
    surface: "web",
  });
  if (!results.redirect_url) throw unexpectedResponse(`${results.gateway} gave no page to pay on`);
  return results.redirect_url;
}
