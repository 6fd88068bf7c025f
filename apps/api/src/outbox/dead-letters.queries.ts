import { and, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { orders } from "../orders/orders.table.ts";
import { isOpen } from "./outbox.queries.ts";
import { outbox } from "./outbox.table.ts";

/** A page of the work that was given up after its last attempt, the latest first. */
export const readDeadLetters = (db: Database, limit: number, page = 1) =>
  db
    .select({
      ...{ id: outbox.id, orderId: outbox.orderId, orderNumber: orders.number, kind: outbox.kind },
      ...{ attempts: outbox.attempts, lastError: outbox.lastError, failedAt: outbox.failedAt },
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .innerJoin(orders, eq(orders.id, outbox.orderId))
    .where(isNotNull(outbox.failedAt))
    .orderBy(desc(outbox.failedAt), outbox.id)
    .limit(limit)
    .offset((page - 1) * limit);

export const countDeadLetters = (db: Database) => db.$count(outbox, isNotNull(outbox.failedAt));

/** Starts work that was given up again, with all its attempts. Undefined if there is no such work. */
export async function retryDeadLetter(
  db: Database,
  id: string,
  at: Date,
): Promise<{ orderId: string; kind: string } | undefined> {
  const [started] = await db
    .update(outbox)
    .set({ failedAt: null, attempts: 0, dueAt: at })
    .where(and(eq(outbox.id, id), isNotNull(outbox.failedAt)))
    .returning({ orderId: outbox.orderId, kind: outbox.kind });
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
    failed: await countDeadLetters(db),
  };
}
