import type { OrderState } from "@aradhana/core/contract";
import type { StaffOrder } from "@aradhana/core/staff";
import { and, asc, count, desc, eq, gte, inArray, lt, not, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { datedLineOf } from "../../lines/dated-lines.ts";
import { fulfilments, orderItems, orders } from "../../orders/orders.table.ts";
import { temples } from "../../temples/temples.table.ts";
import { nextStepsOf } from "./dispatch.rules.ts";

const DAY = 86_400_000;

/** The temple of each date of every line that is booked by date. */
export function templesOfDates(db: Database) {
  const { pooja, chadhaava } = datedLineOf;
  const of = (line: typeof pooja | typeof chadhaava) =>
    db
      .select({
        dateId: sql<string>`${line.dates.id}`.as("date_id"),
        templeId: sql<string>`${line.series.templeId}`.as("temple_id"),
        dateState: sql<string>`${line.dates.state}`.as("date_state"),
      })
      .from(line.dates)
      .innerJoin(line.series, eq(line.series.slug, line.dates.seriesSlug));
  return unionAll(of(pooja), of(chadhaava)).as("temples_of_dates");
}

/** The condition that something starts on a day in India. */
export function startsOn(day: string): SQL | undefined {
  const start = new Date(`${day}T00:00:00+05:30`);
  return and(gte(fulfilments.startsAt, start), lt(fulfilments.startsAt, new Date(start.getTime() + DAY)));
}

interface OrderFilter {
  day?: string | undefined;
  temple_id?: string | undefined;
  state?: OrderState | undefined;
  number?: string | undefined;
  order_id?: string | undefined;
}

const joined = (db: Database) => {
  const dates = templesOfDates(db);
  return {
    temple: dates.templeId,
    isCancelled: eq(dates.dateState, "cancelled"),
    rows: () =>
      db
        .select({
          order: orders,
          item: orderItems,
          fulfilment: fulfilments,
          temple: { id: temples.id, name: temples.name },
        })
        .from(fulfilments)
        .innerJoin(orders, eq(orders.id, fulfilments.orderId))
        .innerJoin(orderItems, eq(orderItems.id, fulfilments.itemId))
        .leftJoin(dates, eq(dates.dateId, orderItems.offerId))
        .leftJoin(temples, eq(temples.id, dates.templeId)),
    total: async (condition: SQL | undefined) => {
      const [row] = await db
        .select({ total: count() })
        .from(fulfilments)
        .innerJoin(orders, eq(orders.id, fulfilments.orderId))
        .innerJoin(orderItems, eq(orderItems.id, fulfilments.itemId))
        .leftJoin(dates, eq(dates.dateId, orderItems.offerId))
        .where(condition);
      return row?.total ?? 0;
    },
  };
};

/** One item of an order with its temple, as the database has it. */
export type StaffOrderRow = Awaited<ReturnType<ReturnType<typeof joined>["rows"]>>[number];

/** A page of the items of orders: with a day in the sequence of that day, else the newest first. */
export async function listStaffOrders(
  db: Database,
  { day, temple_id, state, number, order_id }: OrderFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: StaffOrderRow[]; total: number }> {
  const { temple, rows, total } = joined(db);
  const matches = and(
    day === undefined ? undefined : startsOn(day),
    temple_id === undefined ? undefined : eq(temple, temple_id),
    state === undefined ? undefined : eq(fulfilments.state, state),
    order_id === undefined ? undefined : eq(orders.id, order_id),
    number === undefined ? undefined : sql`strpos(replace(${orders.number}, '-', ''), ${number}) > 0`,
  );
  const sequence = day === undefined ? [desc(orders.createdAt)] : [asc(fulfilments.startsAt)];
  const found = await rows()
    .where(matches)
    .orderBy(...sequence, asc(fulfilments.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows: found, total: await total(matches) };
}

/** The rituals of one day at one temple in any of these states, in the sequence in which they are performed. */
export function readRituals(
  db: Database,
  { day, temple_id, states }: { day: string; temple_id: string; states: readonly OrderState[] },
): Promise<StaffOrderRow[]> {
  const { temple, isCancelled, rows } = joined(db);
  return rows()
    .where(
      and(
        startsOn(day),
        eq(temple, temple_id),
        eq(fulfilments.kind, "ritual"),
        not(isCancelled),
        inArray(fulfilments.state, [...states]),
      ),
    )
    .orderBy(asc(fulfilments.startsAt), asc(orderItems.offerId), asc(orders.createdAt), asc(orders.id));
}

/** A row as the API sends it, without personal data. */
export const staffOrderOf = ({ order, item, fulfilment, temple }: StaffOrderRow): StaffOrder => ({
  ...{ id: fulfilment.id, order_id: order.id, number: order.number, type: item.kind, kind: fulfilment.kind },
  ...{ title: item.title, temple, state: fulfilment.state, order_state: order.state },
  starts_at: fulfilment.startsAt.toISOString(),
  grand: { amount: order.grand, currency: order.currency },
  pays_on_delivery: order.paysOnDelivery,
  tracking:
    fulfilment.carrier !== null && fulfilment.trackingNumber !== null
      ? { carrier: fulfilment.carrier, number: fulfilment.trackingNumber }
      : null,
  next_steps: nextStepsOf({ item, fulfilment }),
  created_at: order.createdAt.toISOString(),
});
