import { eq } from "drizzle-orm";
import type { OutboxParts } from "../outbox/run-outbox.ts";
import { findGateway, type Gateways } from "../payments/payment-gateway.ts";
import { mandates, type StoredMandate } from "./mandates.table.ts";

const TIMEOUT_MS = 8_000;
const neverAborted = new AbortController().signal;

/** Sets the state of a mandate at its gateway; throws if the gateway is disabled or does not respond. */
export async function setGatewayState(
  gateways: Gateways,
  { gateway: name, gatewayRef }: StoredMandate,
  state: "active" | "paused" | "cancelled",
  stop: AbortSignal = neverAborted,
): Promise<void> {
  const gateway = name && findGateway(gateways, name);
  if (!gateway?.mandates || !gatewayRef) throw new Error("the gateway of a mandate is not enabled");
  const signal = AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]);
  await gateway.mandates.setState(gatewayRef, state, signal);
}

/** Cancels the mandate that an order started at its gateway. Idempotent. */
export async function cancelAtGateway(
  { db, gateways }: Pick<OutboxParts, "db" | "gateways">,
  orderId: string,
  stop: AbortSignal,
): Promise<void> {
  const [mandate] = await db.select().from(mandates).where(eq(mandates.firstOrderId, orderId));
  if (!mandate) throw new Error(`order ${orderId} has no mandate`);
  await setGatewayState(gateways, mandate, "cancelled", stop);
}
