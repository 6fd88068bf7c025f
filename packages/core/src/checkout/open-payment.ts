import { type ApiClient, initiatePayment, unexpectedResponse } from "../api/index.ts";

interface Options {
  orderId: string;
  /** Opens the order without an account. */
  secret: string | undefined;
  /** Where the gateway sends the buyer back to. */
  returnUrl: string;
  surface: "web" | "frame" | "webview";
}

/** Where an order is paid. */
export interface GatewayPage {
  address: string;
  /** Opens a payment app, where one is there. */
  upi: string | undefined;
}

/** Opens a payment for an order, or continues the open one. */
export async function openPayment(
  api: ApiClient,
  { orderId, secret, returnUrl, surface }: Options,
): Promise<GatewayPage> {
  const { results } = await initiatePayment(api, {
    ...{ order_id: orderId, t: secret },
    ...{ return_url: returnUrl, surface },
  });
  if (!results.redirect_url) throw unexpectedResponse(`${results.gateway} gave no page to pay on`);
  return { address: results.redirect_url, upi: results.upi?.intent_url };
}
