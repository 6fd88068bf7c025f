import { loggable } from "@aradhana/server/log";
import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { currentRequestId } from "../log/request-scope.ts";
import { outbox } from "./outbox.table.ts";

/** Kinds of follow-up work. `order_paid` starts the fulfilment. */
export type OutboxKind =
  | "order_paid"
  | "message.order_paid"
  | "message.sankalp_received"
  | `message.sankalp_received.${string}`
  | `message.names_due.${string}`
  | "message.report_ready"
  | `report.${string}`
  | "message.mandate_started"
  | `message.mandate_charge.${string}`
  | "mandate.cancel"
  | `notice.${Notice}.${string}`
  | `email.${string}`
  | "invoice"
  | `refund.${string}`
  | `credit_note.${string}`;

/** News about an order, with the id of what it is about, and what tells it from the same news before: one message for each. */
const notices = [
  "recording_ready",
  "parcel_sent",
  "out_for_delivery",
  "delivered",
  "order_moved",
  "date_moved",
  "date_cancelled",
  "date_cancelled_unpaid",
  "payment_failed",
  "refund_started",
  "refund_done",
  "order_cancelled",
  "remedy_offered",
  "names_missed",
  "return_requested",
  "return_picked_up",
  "return_refunded",
  "return_rejected",
] as const;
export type Notice = (typeof notices)[number];
export const isNotice = (name: string | undefined): name is Notice => notices.some((each) => each === name);

export type OutboxItem = typeof outbox.$inferSelect;

/** Adds work in the transaction that causes it, once for each order and kind. */
export async function enqueue(
  tx: Database,
  { orderId, kind, at, dueAt = at }: { orderId: string; kind: OutboxKind; at: Date; dueAt?: Date },
): Promise<void> {
  await tx
    .insert(outbox)
    .values({
      ...{ id: newId("obx"), orderId, kind, dueAt, createdAt: at },
      requestId: currentRequestId() ?? null,
    })
    .onConflictDoNothing({ target: [outbox.orderId, outbox.kind] });
}

const LEASE_SECONDS = 60;
/** With intervals that double up to an hour, the last attempt is made after about a day and a half. */
const MAX_ATTEMPTS = 48;
/** A report that cannot be made is given up after about four minutes: the buyer waits for it. */
const REPORT_ATTEMPTS = 8;

/** Matches items that are neither done nor given up. */
export const isOpen = and(isNull(outbox.doneAt), isNull(outbox.failedAt));

/** Claims the next due item. If the worker dies, the item is due again after a minute. */
export async function claimNext(db: Database, at: Date): Promise<OutboxItem | undefined> {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isOpen, lte(outbox.dueAt, at)))
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

/** Whether the item had its last attempt. */
export const isLastAttempt = ({ attempts, kind }: OutboxItem): boolean =>
  attempts >= (kind.startsWith("report.") ? REPORT_ATTEMPTS : MAX_ATTEMPTS);

/** Schedules a failed item again, with intervals that double up to an hour; after the last attempt it is given up. */
export async function retryLater(
  db: Database,
  item: OutboxItem,
  { at, error, mayGiveUp }: { at: Date; error: unknown; mayGiveUp: boolean },
): Promise<void> {
  const wait = Math.min(2 ** item.attempts, 3600) * 1000;
  await db
    .update(outbox)
    .set({
      dueAt: new Date(at.getTime() + wait),
      lastError: classOf(error),
      failedAt: mayGiveUp && isLastAttempt(item) ? at : null,
    })
    .where(and(eq(outbox.id, item.id), isNull(outbox.doneAt)));
}

/** An error's class and code, such as "DrizzleQueryError 57014". A message can contain personal data. */
function classOf(error: unknown): string {
  const { type, code, cause } = loggable(error);
  return [type, code ?? cause?.code].filter(Boolean).join(" ");
}
