import type { GatewayName } from "@aradhana/core/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { GatewayEvent } from "./payment-gateway.ts";
import { gatewayEvents } from "./payments.table.ts";

/** Whether an event of a gateway was received before. */
export async function isRecorded(db: Database, gateway: GatewayName, eventId: string) {
  const recorded = await db
    .select({ eventId: gatewayEvents.eventId })
    .from(gatewayEvents)
    .where(and(eq(gatewayEvents.gateway, gateway), eq(gatewayEvents.eventId, eventId)));
  return recorded.length > 0;
}

/** The events of an attempt to pay, in no order. */
export const findEvents = (tx: Database, gateway: GatewayName, gatewayOrderId: string) =>
  tx
    .select({ status: gatewayEvents.status, paymentRef: gatewayEvents.paymentRef })
    .from(gatewayEvents)
    .where(and(eq(gatewayEvents.gateway, gateway), eq(gatewayEvents.gatewayOrderId, gatewayOrderId)));

/** Stores an event; false if it was received before. */
export async function recordEvent(tx: Database, gateway: GatewayName, event: GatewayEvent, at: Date) {
  const { eventId, gatewayOrderId, status, paymentRef = null } = event;
  const inserted = await tx
    .insert(gatewayEvents)
    .values({ gateway, eventId, gatewayOrderId, status, paymentRef, receivedAt: at })
    .onConflictDoNothing()
    .returning({ eventId: gatewayEvents.eventId });
  return inserted.length === 1;
}
