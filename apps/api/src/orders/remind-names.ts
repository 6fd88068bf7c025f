import { and, asc, eq, gt, inArray, lte, notExists, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import { outbox } from "../outbox/outbox.table.ts";
import { unnamedStates } from "./orders.rules.ts";
import { fulfilments, orders } from "./orders.table.ts";

const HOUR = 3_600_000;
const BATCH_SIZE = 50;

/** When buyers are reminded, in hours before names can no longer be given: once in each span. */
const reminders = [
  { from: 24, to: 3 },
  { from: 3, to: 0 },
] as const;

/**
 * Reminds the buyers of rituals without names before it is too late; not those who ordered after the time of the reminder, whom
 * the message about their payment has asked. Returns the number of reminders.
 */
export async function remindNames(db: Database, now: Date): Promise<number> {
  const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR);
  let count = 0;
  for (const { from, to } of reminders) {
    const kind = sql<`message.names_due.${string}`>`concat('message.names_due.', ${from}::text, '.', ${fulfilments.moves}, '.', ${fulfilments.itemId})`;
    const sent = db
      .select({ one: sql`1` })
      .from(outbox)
      .where(and(eq(outbox.orderId, fulfilments.orderId), eq(outbox.kind, kind)));
    const due = await db
      .select({ orderId: orders.id, kind })
      .from(fulfilments)
      .innerJoin(orders, eq(orders.id, fulfilments.orderId))
      .where(
        and(
          eq(fulfilments.kind, "ritual"),
          inArray(fulfilments.state, [...unnamedStates]),
          gt(fulfilments.cutoffAt, inHours(to)),
          lte(fulfilments.cutoffAt, inHours(from)),
          lte(orders.createdAt, sql`${fulfilments.cutoffAt} - ${from} * interval '1 hour'`),
          notExists(sent),
        ),
      )
      .orderBy(asc(fulfilments.cutoffAt))
      .limit(BATCH_SIZE);
    for (const item of due) await enqueue(db, { ...item, at: now });
    count += due.length;
  }
  return count;
}
