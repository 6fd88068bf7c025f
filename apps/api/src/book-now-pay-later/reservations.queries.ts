import { and, eq, getTableColumns, gt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { orders } from "../orders/orders.table.ts";
import { quotes } from "../quotes/quotes.table.ts";
import type { ActiveReservation } from "./reservations.rules.ts";
import { reservations } from "./reservations.table.ts";

/** The caller: a browser session, a customer, or both. */
export interface Holder {
  session: string | undefined;
  customerId: string | undefined;
}

/** The caller's reservation. Undefined for someone else's as well as for an unknown id. */
export const findOwnReservation = (db: Database, id: string, holder: Holder) =>
  find(db, and(eq(reservations.id, id), belongsTo(holder)));

/** The browser's active reservation. */
export const findActiveReservation = (db: Database, holder: string, at: Date) =>
  find(
    db,
    and(eq(reservations.holder, holder), eq(reservations.isReserved, true), gt(reservations.expiresAt, at)),
  );

/** The caller's active reservation with this id, reduced to what pricing needs. */
export async function findOwnActiveReservation(
  db: Database,
  id: string,
  holder: Holder,
  at: Date,
): Promise<ActiveReservation | undefined> {
  const found = await find(
    db,
    and(
      eq(reservations.id, id),
      eq(reservations.isReserved, true),
      gt(reservations.expiresAt, at),
      belongsTo(holder),
    ),
  );
  return found && toActiveReservation(found);
}

/** The part of a reservation that pricing needs. */
export function toActiveReservation({ reservation, quote }: FoundReservation): ActiveReservation {
  const { id, poojaId, holdsSeat, expiresAt } = reservation;
  return { id, poojaId, holdsSeat, expiresAt, requested: quote.requested, price: quote.price };
}

/** Without a session, token or customer, no reservation matches. */
const belongsTo = ({ session, customerId }: Holder): SQL | undefined =>
  session || customerId
    ? or(
        session ? eq(reservations.holder, session) : undefined,
        customerId ? eq(reservations.customerId, customerId) : undefined,
      )
    : sql`false`;

async function find(db: Database, condition: SQL | undefined) {
  const { state, payableUntil } = getTableColumns(orders);
  const [found] = await db
    .select({ reservation: reservations, quote: quotes, order: { state, payableUntil } })
    .from(reservations)
    .innerJoin(quotes, eq(quotes.id, reservations.quoteId))
    .leftJoin(orders, eq(orders.id, reservations.orderId))
    .where(condition);
  return found;
}

export type FoundReservation = NonNullable<Awaited<ReturnType<typeof find>>>;
