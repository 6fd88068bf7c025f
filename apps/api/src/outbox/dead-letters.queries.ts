import { and, eq, gte, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { callbacks } from "../callbacks/callbacks.table.ts";
import type { Database } from "../db/database.ts";
import { orders } from "../orders/orders.table.ts";
import { noticeDue } from "../tickets/tickets.queries.ts";
import { tickets } from "../tickets/tickets.table.ts";
import { isOpen } from "./outbox.queries.ts";
import { outbox } from "./outbox.table.ts";

/** So often the messages about a requested call have failed when staff see it: for about four hours. */
const CALLBACK_ATTEMPTS = 8;
const isStuckCallback = and(
  gte(callbacks.attempts, CALLBACK_ATTEMPTS),
  or(isNull(callbacks.forwardedAt), isNull(callbacks.confirmedAt)),
);

/** Work that was given up: of orders, the messages about answered tickets, and requests for a call that are stuck. */
function selectDeadLetters(db: Database) {
  const none = sql<string | null>`null::text`;
  return unionAll(
    db
      .select({
        id: outbox.id,
        orderId: sql<string | null>`${outbox.orderId}`.as("order_id"),
        subject: sql<string | null>`${orders.number}`.as("subject"),
        kind: outbox.kind,
        attempts: outbox.attempts,
        lastError: outbox.lastError,
        failedAt: sql<Date>`${outbox.failedAt}`.mapWith(outbox.failedAt).as("failed_at"),
        createdAt: outbox.createdAt,
      })
      .from(outbox)
      .innerJoin(orders, eq(orders.id, outbox.orderId))
      .where(isNotNull(outbox.failedAt)),
    db
      .select({
        id: tickets.id,
        orderId: sql<string | null>`${tickets.orderId}`.as("order_id"),
        subject: sql<string | null>`${tickets.number}`.as("subject"),
        kind: sql<string>`'ticket_answered'`.as("kind"),
        attempts: sql<number>`${tickets.noticeAttempts}`.as("attempts"),
        lastError: none.as("last_error"),
        failedAt: sql<Date>`${tickets.noticeFailedAt}`.mapWith(outbox.failedAt).as("failed_at"),
        createdAt: tickets.createdAt,
      })
      .from(tickets)
      .where(isNotNull(tickets.noticeFailedAt)),
    db
      .select({
        id: callbacks.id,
        orderId: none.as("order_id"),
        subject: none.as("subject"),
        kind: sql<string>`'callback'`.as("kind"),
        attempts: callbacks.attempts,
        lastError: none.as("last_error"),
        failedAt: sql<Date>`${callbacks.requestedAt}`.mapWith(outbox.failedAt).as("failed_at"),
        createdAt: sql<Date>`${callbacks.requestedAt}`.mapWith(outbox.createdAt).as("created_at"),
      })
      .from(callbacks)
      .where(isStuckCallback),
  );
}

/** A page of the work that was given up after its last attempt, the latest first. */
export const readDeadLetters = (db: Database, limit: number, page = 1) =>
  selectDeadLetters(db)
    .orderBy(sql`failed_at desc`, sql`id`)
    .limit(limit)
    .offset((page - 1) * limit);

export const countDeadLetters = async (db: Database): Promise<number> =>
  (await db.$count(outbox, isNotNull(outbox.failedAt))) +
  (await db.$count(tickets, isNotNull(tickets.noticeFailedAt))) +
  (await db.$count(callbacks, isStuckCallback));

/** Starts work that was given up again, with all its attempts. Undefined if there is no such work. */
export async function retryDeadLetter(
  db: Database,
  id: string,
  at: Date,
): Promise<{ subject: string; kind: string } | undefined> {
  const [ticket] = await db
    .update(tickets)
    .set(noticeDue(at))
    .where(and(eq(tickets.id, id), isNotNull(tickets.noticeFailedAt)))
    .returning({ subject: tickets.number });
  if (ticket) return { ...ticket, kind: "ticket_answered" };
  const [callback] = await db
    .update(callbacks)
    .set({ attempts: 0, dueAt: at })
    .where(and(eq(callbacks.id, id), isStuckCallback))
    .returning({ subject: callbacks.id });
  if (callback) return { ...callback, kind: "callback" };
  const [started] = await db
    .update(outbox)
    .set({ failedAt: null, attempts: 0, dueAt: at })
    .where(and(eq(outbox.id, id), isNotNull(outbox.failedAt)))
    .returning({ subject: outbox.orderId, kind: outbox.kind });
  return started;
}

/** How much work is due and for how long, in seconds, and how much was given up. */
export async function readOutboxLag(
  db: Database,
  now: Date,
): Promise<{ due: number; lagSeconds: number; failed: number }> {
  const [due] = await db
    .select({ count: sql<number>`count(*)::int`, oldest: sql<Date | null>`min(${outbox.dueAt})` })
    .from(outbox)
    .where(and(isOpen, lte(outbox.dueAt, now)));
  const lagMs = due?.oldest ? now.getTime() - new Date(due.oldest).getTime() : 0;
  return {
    due: due?.count ?? 0,
    lagSeconds: Math.max(0, Math.round(lagMs / 1000)),
    failed: await db.$count(outbox, isNotNull(outbox.failedAt)),
  };
}
