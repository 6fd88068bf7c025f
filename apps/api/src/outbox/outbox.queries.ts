import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { outbox } from "./outbox.table.ts";

/** Kinds of follow-up work. `order_paid` starts the fulfilment. */
export type OutboxKind =
  | "order_paid"
  | "message.order_paid"
  | "message.sankalp_received"
  | "message.mandate_started"
  | `message.mandate_charge.${string}`
  | "mandate.cancel"
  | `refund.${string}`;

export type OutboxItem = typeof outbox.$inferSelect;

/** Adds work in the transaction that causes it, once for each order and kind. */
export async function enqueue(
  tx: Database,
  { orderId, kind, at }: { orderId: string; kind: OutboxKind; at: Date },
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ id: newId("obx"), orderId, kind, dueAt: at, createdAt: at })
    .onConflictDoNothing({ target: [outbox.orderId, outbox.kind] });
}

const LEASE_SECONDS = 60;

/** Claims the next due item. If the worker dies, the item is due again after a minute. */
export async function claimNext(db: Database, at: Date): Promise<OutboxItem | undefined> {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), lte(outbox.dueAt, at)))
    .orderBy(asc(outbox.dueAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [item] = await db
    .update(outbox)
    .set({ dueAt: new Date(at.getTime() + LEASE_SECONDS * 1000), attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, sql`(${next})`))
    .returning();
  return item;
}

export async function markDone(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(outbox).set({ doneAt: at }).where(eq(outbox.id, id));
}

/** Schedules a failed item again, with intervals that double up to an hour. */
export async function retryLater(db: Database, { id, attempts }: OutboxItem, at: Date): Promise<void> {
  const wait = Math.min(2 ** attempts, 3600) * 1000;
  await db
    .update(outbox)
    .set({ dueAt: new Date(at.getTime() + wait) })
    .where(eq(outbox.id, id));
}
