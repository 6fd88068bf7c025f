import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { orders } from "../orders/orders.table.ts";
import type { Message } from "./message.ts";
import { messageDeliveries } from "./message-deliveries.table.ts";
import type { DeliveryReport, SentBy } from "./providers/provider.ts";

type Row = typeof messageDeliveries.$inferSelect;

/** Stores that a provider has taken a message. */
export async function recordDelivery(
  db: Database,
  { orderId, template, channel }: Pick<Message, "orderId" | "template" | "channel">,
  { provider, providerRef }: SentBy,
  at: Date,
): Promise<void> {
  await db
    .insert(messageDeliveries)
    .values({
      ...{ id: newId("msg"), orderId: orderId ?? null, template, channel, provider, providerRef },
      ...{ state: "sent", sentAt: at, updatedAt: at },
    })
    .onConflictDoNothing();
}

/** The states that a report may replace: reports arrive in any order, and a message that was read was delivered. */
const before = {
  delivered: ["sent", "failed"],
  read: ["sent", "failed", "delivered"],
  failed: ["sent"],
} as const satisfies Record<DeliveryReport["state"], readonly Row["state"][]>;

/** Stores what a provider reports of a message. Repeated and stale reports change nothing. */
export async function applyReport(
  db: Database,
  provider: Row["provider"],
  { ref, state, errorCode }: DeliveryReport,
  at: Date,
): Promise<void> {
  const isThis = and(eq(messageDeliveries.provider, provider), eq(messageDeliveries.providerRef, ref));
  await db
    .update(messageDeliveries)
    .set({ state, errorCode: errorCode ?? null, updatedAt: at })
    .where(and(isThis, inArray(messageDeliveries.state, [...before[state]])));
}

interface DeliveryFilter {
  order_id?: string | undefined;
  state?: Row["state"] | undefined;
  page: number;
  limit: number;
}

/** A page of the messages, newest first. */
export async function listDeliveries(db: Database, { order_id, state, page, limit }: DeliveryFilter) {
  const matches = and(
    order_id === undefined ? undefined : eq(messageDeliveries.orderId, order_id),
    state === undefined ? undefined : eq(messageDeliveries.state, state),
  );
  const rows = await db
    .select({ delivery: messageDeliveries, orderNumber: orders.number })
    .from(messageDeliveries)
    .leftJoin(orders, eq(orders.id, messageDeliveries.orderId))
    .where(matches)
    .orderBy(desc(messageDeliveries.sentAt), desc(messageDeliveries.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(messageDeliveries, matches) };
}
