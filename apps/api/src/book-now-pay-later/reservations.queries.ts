import { and, eq, getTableColumns, gt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { orders } from "../orders/orders.table.ts";
import { quotes } from "../quotes/quotes.table.ts";
import type { Hold } from "./reservations.rules.ts";
import { reservations } from "./reservations.table.ts";

/** Who asks: a browser, a customer, or both. */
export interface Holder {
  session: string | undefined;
  customerId: string | undefined;
}

/** The reservation, if it is the caller's. One that is not and one that is not there are the same. */
export const findOwnReservation = (db: Database, id: string, holder: Holder) =>
  find(db, and(eq(reservations.id, id), isOf(holder)));

/** What a browser holds at this moment. */
export const findReservationOf = (db: Database, holder: string, at: Date) =>
  find(
    db,
    and(eq(reservations.holder, holder), eq(reservations.isReserved, true), gt(reservations.expiresAt, at)),
  );

/** A place that the caller holds at this moment, as prices look at it. */
export async function findHold(
  db: Database,
  id: string,
  holder: Holder,
  at: Date,
): Promise<Hold | undefined> {
  const found = await find(
    db,
    and(
      eq(reservations.id, id),
      eq(reservations.isReserved, true),
      gt(reservations.expiresAt, at),
      isOf(holder),
    ),
  );
  return found && holdOf(found);
}

/** What prices look at of a place that is held. */
export function holdOf({ reservation, quote }: FoundReservation): Hold {
  const { id, poojaId, holdsSeat, expiresAt } = reservation;
  return { id, poojaId, holdsSeat, expiresAt, wanted: quote.wanted, price: quote.price };
}

/** Without a proof nothing is anybody's. */
const isOf = ({ session, customerId }: Holder): SQL | undefined =>
  session || customerId
    ? or(
        session ? eq(reservations.holder, session) : undefined,
        customerId ? eq(reservations.customerId, customerId) : undefined,
      )
    : sql`false`;

async function find(db: Database, which: SQL | undefined) {
  const { state, payableUntil } = getTableColumns(orders);
  const [found] = await db
    .select({ reservation: reservations, quote: quotes, order: { state, payableUntil } })
    .from(reservations)
    .innerJoin(quotes, eq(quotes.id, reservations.quoteId))
    .leftJoin(orders, eq(orders.id, reservations.orderId))
    .where(which);
  return found;
}

export type FoundReservation = NonNullable<Awaited<ReturnType<typeof find>>>;
