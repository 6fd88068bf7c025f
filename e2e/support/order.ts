import { randomUUID } from "node:crypto";
import {
  createApiClient,
  createOrder,
  getPaymentStatus,
  initiatePayment,
  quotePooja,
} from "@aradhana/core/api";
import type { PaymentStatus, Pooja } from "@aradhana/core/contract";
import { origins } from "../system.ts";
import { newPhone } from "./shop.ts";
import { expect } from "./test.ts";

/** An order made through the API, for tests that begin with one. */
export interface Order {
  id: string;
  /** Opens it without an account, as `#t=`. */
  secret: string;
  packageId: string;
  phone: string;
}

const sessionId = randomUUID();
const api = createApiClient({
  host: origins.api,
  sessionId: () => sessionId,
  pageOrigin: origins.web,
  platform: "web",
  country: () => "in",
  language: "en",
});

/** A guest's unpaid order of the cheapest package. */
async function makeOrder(puja: Pooja, phone = newPhone()): Promise<Order> {
  const packageId = puja.packages[0]?.id ?? "";
  const quote = await quotePooja(api, { pooja_id: puja.id, package_id: packageId });
  const { results } = await createOrder(
    api,
    {
      type: "pooja",
      quote_id: quote.results.quote_id,
      contact: { dial_code: "91", number: phone },
      consent: true,
    },
    randomUUID(),
  );
  return { id: results.order.id, secret: results.access_token, packageId, phone };
}

/** Brings an order's payment into a state through the gateway's page. */
async function payFor(order: Order, act: "pay" | "decline" | "leave", until: PaymentStatus["state"]) {
  const { results } = await initiatePayment(api, {
    order_id: order.id,
    t: order.secret,
    return_url: `${origins.web}/order/payment-confirmation/${order.id}/pooja/checkout`,
  });
  await fetch(results.redirect_url ?? "", {
    method: "POST",
    body: new URLSearchParams({ act }),
    redirect: "manual",
  });
  await expect
    .poll(async () => (await getPaymentStatus(api, order.id, order.secret)).results.state)
    .toBe(until);
}

/** An order whose payment the bank declined, so that it can be paid again. */
export async function makeDeclinedOrder(puja: Pooja): Promise<Order> {
  const order = await makeOrder(puja);
  await payFor(order, "decline", "failed_retryable");
  return order;
}

/** Pays for an order while its buyer is elsewhere. */
export const payElsewhere = (order: Order) => payFor(order, "pay", "success");

/** A paid order without names yet. */
export async function makePaidOrder(puja: Pooja, phone?: string): Promise<Order> {
  const order = await makeOrder(puja, phone);
  await payFor(order, "pay", "success");
  return order;
}
