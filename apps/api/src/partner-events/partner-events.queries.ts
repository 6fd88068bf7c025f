import { and, asc, desc, eq, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { orders } from "../orders/orders.table.ts";
import { partners } from "../partners/partners.table.ts";
import { nextAttempt } from "./partner-events.rules.ts";
import { partnerEvents } from "./partner-events.table.ts";

export type StoredPartnerEvent = typeof partnerEvents.$inferSelect;

/** The partners for whom an event is due. */
export async function partnersWithDue(db: Database, at: Date): Promise<string[]> {
  const due = await db
    .selectDistinct({ id: partnerEvents.partnerId })
    .from(partnerEvents)
    .where(lte(partnerEvents.dueAt, at));
  return due.map(({ id }) => id);
}

/** Longer than an attempt takes: if the process dies, the event is due again after it. */
const LEASE_MS = 60_000;

/** Claims the next due event of a partner. */
export async function claimDue(
  db: Database,
  partnerId: string,
  at: Date,
): Promise<StoredPartnerEvent | undefined> {
  const next = db
    .select({ id: partnerEvents.id })
    .from(partnerEvents)
    .where(and(eq(partnerEvents.partnerId, partnerId), lte(partnerEvents.dueAt, at)))
    .orderBy(asc(partnerEvents.dueAt), asc(partnerEvents.createdAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [event] = await db
    .update(partnerEvents)
    .set({ dueAt: new Date(at.getTime() + LEASE_MS), attempts: sql`${partnerEvents.attempts} + 1` })
    .where(eq(partnerEvents.id, sql`(${next})`))
    .returning();
  return event;
}

/** Records how an attempt went; after the last failed one the event is given up. */
export async function recordAttempt(
  db: Database,
  { id, attempts }: StoredPartnerEvent,
  { isDelivered, result, at }: { isDelivered: boolean; result: string; at: Date },
): Promise<void> {
  const next = isDelivered ? undefined : nextAttempt(attempts, at);
  await db
    .update(partnerEvents)
    .set({
      ...{ dueAt: next ?? null, lastAttemptAt: at, lastResult: result },
      ...{ deliveredAt: isDelivered ? at : null, failedAt: isDelivered || next ? null : at },
    })
    .where(eq(partnerEvents.id, id));
}

/** Sends an event again, with all its attempts. Undefined if there is no such event. */
export async function sendAgain(
  db: Database,
  id: string,
  at: Date,
): Promise<Pick<StoredPartnerEvent, "orderId" | "type"> | undefined> {
  const [event] = await db
    .update(partnerEvents)
    .set({ attempts: 0, dueAt: at, deliveredAt: null, failedAt: null })
    .where(eq(partnerEvents.id, id))
    .returning({ orderId: partnerEvents.orderId, type: partnerEvents.type });
  return event;
}

const isInState = {
  delivered: isNotNull(partnerEvents.deliveredAt),
  failed: isNotNull(partnerEvents.failedAt),
  waiting: and(isNull(partnerEvents.deliveredAt), isNull(partnerEvents.failedAt)),
} satisfies Record<string, SQL | undefined>;

interface EventFilter {
  partner_id?: string | undefined;
  state?: keyof typeof isInState | undefined;
  page: number;
  limit: number;
}

/** A page of the events of partners, newest first, with the number of all. */
export async function listPartnerEvents(db: Database, { partner_id, state, page, limit }: EventFilter) {
  const matches = and(
    partner_id === undefined ? undefined : eq(partnerEvents.partnerId, partner_id),
    state && isInState[state],
  );
  const rows = await db
    .select({ event: partnerEvents, partnerName: partners.name, orderNumber: orders.number })
    .from(partnerEvents)
    .innerJoin(partners, eq(partners.id, partnerEvents.partnerId))
    .innerJoin(orders, eq(orders.id, partnerEvents.orderId))
    .where(matches)
    .orderBy(desc(partnerEvents.createdAt), desc(partnerEvents.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(partnerEvents, matches) };
}
