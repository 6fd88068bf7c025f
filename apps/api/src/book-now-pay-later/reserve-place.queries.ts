import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { retryAfter } from "../errors/retry-after.ts";
import { newId } from "../ids/new-id.ts";
import type { Offer, PayLater } from "../lines/line.ts";
import { pujaPlaces } from "../lines/pooja/puja-places.queries.ts";
import { soldOut } from "../quotes/quotes.errors.ts";
import type { StoredQuote } from "../quotes/quotes.queries.ts";
import { reservationExpired, reservationTooMany } from "./reservations.errors.ts";
import { placesPerNetwork, reservedUntil } from "./reservations.rules.ts";
import { reservations } from "./reservations.table.ts";

interface Holding {
  quote: StoredQuote;
  offer: Pick<Offer, "id" | "cutoffAt"> & { payLater: PayLater };
  /** See `reservations.holder`. */
  holder: string;
  customerId: string | undefined;
  askedBy: string;
  at: Date;
}

const agreedOf = ({ quote, offer }: Holding) => ({
  packageId: offer.payLater.packageId,
  quoteId: quote.id,
  price: quote.price.totals.grand,
  currency: quote.currency,
});

/**
 * Holds a place for a browser; false where it holds one already, which is one in all. The place of the
 * ritual and what says so are written together.
 */
export function reservePlace(db: Database, holding: Holding): Promise<boolean> {
  const { offer, holder, customerId, askedBy, at } = holding;
  const { id: poojaId, cutoffAt } = offer;
  const { capacity } = offer.payLater;
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(reservations)
      .values({
        ...{ id: newId("rsv"), holder, customerId: customerId ?? null, poojaId, ...agreedOf(holding) },
        ...{ isReserved: true, holdsSeat: capacity !== null, askedBy },
        ...{ createdAt: at, expiresAt: reservedUntil(at, cutoffAt), updatedAt: at },
      })
      .onConflictDoNothing()
      .returning({ id: reservations.id });
    if (made.length === 0) return false;
    if (capacity === null) return true;
    if (!(await pujaPlaces.take(tx, poojaId, at))) throw soldOut();
    // Behind the lock on the ritual that the place was taken with: two of one network cannot both be the last.
    await rejectHoarding(tx, { poojaId, askedBy, capacity, at });
    return true;
  });
}

async function rejectHoarding(
  tx: Database,
  { poojaId, askedBy, capacity, at }: { poojaId: string; askedBy: string; capacity: number; at: Date },
) {
  const held = await tx
    .select({ expiresAt: reservations.expiresAt })
    .from(reservations)
    .where(
      and(
        eq(reservations.poojaId, poojaId),
        eq(reservations.askedBy, askedBy),
        eq(reservations.isReserved, true),
        gt(reservations.expiresAt, at),
      ),
    )
    .orderBy(asc(reservations.expiresAt));
  if (held.length <= placesPerNetwork(capacity)) return;
  const [first] = held;
  const wait = Math.max(1, Math.ceil(((first?.expiresAt.getTime() ?? 0) - at.getTime()) / 1000));
  throw reservationTooMany(retryAfter(wait));
}

/** Lets a held place be for another quote of the same puja. Its time stays what it was. */
export async function changeHold(db: Database, id: string, holding: Holding): Promise<boolean> {
  const changed = await db
    .update(reservations)
    .set({ ...agreedOf(holding), updatedAt: holding.at })
    .where(
      and(eq(reservations.id, id), eq(reservations.isReserved, true), gt(reservations.expiresAt, holding.at)),
    )
    .returning({ id: reservations.id });
  return changed.length === 1;
}

/** Locks a reservation that becomes an order; returns whether it holds one of a limited number of places. */
export async function lockHold(tx: Database, id: string, at: Date): Promise<{ holdsSeat: boolean }> {
  const [held] = await tx
    .select({ holdsSeat: reservations.holdsSeat })
    .from(reservations)
    .where(and(eq(reservations.id, id), eq(reservations.isReserved, true), gt(reservations.expiresAt, at)))
    .for("update");
  if (!held) throw reservationExpired();
  return held;
}

/** The held place is the order's from now on. The caller has locked it. */
export async function handOver(tx: Database, id: string, orderId: string, at: Date): Promise<void> {
  await tx
    .update(reservations)
    .set({ isReserved: false, holdsSeat: false, orderId, updatedAt: at })
    .where(eq(reservations.id, id));
}

/** Gives a held place back. One that is not held any more stays as it is. */
export function letGo(db: Database, id: string, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(reservations)
      .set({ isReserved: false, updatedAt: at })
      .where(and(eq(reservations.id, id), eq(reservations.isReserved, true)))
      .returning({ poojaId: reservations.poojaId, holdsSeat: reservations.holdsSeat });
    if (ended?.holdsSeat) await pujaPlaces.giveBack(tx, ended.poojaId);
  });
}

const AT_ONCE = 50;

interface Over {
  /** Whose. @default everybody's */
  holder?: string;
  /** Ends it after the place in hand. */
  stop?: AbortSignal;
}

/** Gives back the places whose time is over, whatever becomes of any one of them. Returns how many it gave back. */
export async function expireReservations(
  { db, log }: { db: Database; log: Logger },
  at: Date,
  { holder, stop }: Over = {},
): Promise<number> {
  const over = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.isReserved, true),
        lte(reservations.expiresAt, at),
        holder ? eq(reservations.holder, holder) : undefined,
      ),
    )
    .orderBy(asc(reservations.expiresAt))
    .limit(AT_ONCE);
  // One at a time: two processes that lock the same two dates in opposite order would deadlock.
  let ended = 0;
  for (const { id } of over) {
    if (stop?.aborted) break;
    try {
      await letGo(db, id, at);
      ended++;
    } catch (error) {
      // It stands first the next time as well, and the places behind it are not to wait for it.
      log.error({ err: error, reservationId: id }, "a held place was not given back");
    }
  }
  return ended;
}
