import type { ApiClient } from "@aradhana/core/api";
import { openPayment as openAnyPayment } from "@aradhana/core/checkout";
import { paymentPath, signedPath } from "@aradhana/core/paths";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { accessTo, isAccessStored } from "../access/order-access.ts";

interface Options extends Pick<BrowserServices, "storage" | "drafts"> {
  api: ApiClient;
  /** Of the order, where it may be another than a puja's. */
  type?: string;
  /** Of this page, where the gateway sends the buyer back to. */
  origin: string;
}

/** Opens a payment for an order; returns the address of the gateway's page. */
export async function openPayment(
  orderId: string,
  { api, origin, type, ...places }: Options,
): Promise<string> {
  const secret = accessTo(places, orderId);
  // The gateway stores this address, so it has the secret only if the buyer could not open the order without it (D18).
  const path = paymentPath(orderId, type ?? "pooja");
  const { address } = await openAnyPayment(api, {
    ...{ orderId, secret, surface: "web" },
    returnUrl: origin + (secret && !isAccessStored(orderId) ? signedPath(path, secret) : path),
  });
  return address;
}
