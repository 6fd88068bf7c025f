import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { retryAfter } from "../errors/retry-after.ts";
import { newId } from "../ids/new-id.ts";
import type { Offer, PayLater } from "../lines/line.ts";
import { pujaSeats } from "../pujas/puja-seats.queries.ts";
import { soldOut } from "../quotes/quotes.errors.ts";
import type { StoredQuote } from "../quotes/quotes.queries.ts";
import { reservationExpired, reservationTooMany } from "./reservations.errors.ts";
import { reservedUntil, seatsPerNetwork } from "./reservations.rules.ts";
import { reservations } from "./reservations.table.ts";

interface ReservationRequest {
  quote: StoredQuote;
  offer: Pick<Offer, "id" | "cutoffAt"> & { payLater: PayLater };
  /** See `reservations.holder`. */
  holder: string;
  customerId: string | undefined;
  requestedBy: string;
  at: Date;
}

const termsOf = ({ quote, offer }: ReservationRequest) => ({
  packageId: offer.payLater.packageId,
  quoteId: quote.id,
  price: quote.price.totals.grand,
  currency: quote.currency,
});

/**
 * Reserves a seat for a browser; false if the browser already has a reservation. The reservation and the
 * ritual's seat count are written in one transaction.
 */
export function reserveSeat(db: Database, request: ReservationRequest): Promise<boolean> {
  const { offer, holder, customerId, requestedBy, at } = request;
  const { id: poojaId, cutoffAt } = offer;
  const { capacity } = offer.payLater;
  return db.transaction(async (tx) => {
    const inserted = await tx
      .insert(reservations)
      .values({
        ...{ id: newId("rsv"), holder, customerId: customerId ?? null, poojaId, ...termsOf(request) },
        ...{ isReserved: true, holdsSeat: capacity !== null, requestedBy },
        ...{ createdAt: at, expiresAt: reservedUntil(at, cutoffAt), updatedAt: at },
      })
      .onConflictDoNothing()
      .returning({ id: reservations.id });
    if (inserted.length === 0) return false;
    if (capacity === null) return true;
    if (!(await pujaSeats.take(tx, poojaId, at, 1))) throw soldOut();
    // `take` has locked the ritual's row, so two requests of one network cannot both pass the limit.
    await rejectHoarding(tx, { poojaId, requestedBy, capacity, at });
    return true;
  });
}

async function rejectHoarding(
  tx: Database,
  {
    poojaId,
    requestedBy,
    capacity,
    at,
  }: { poojaId: string; requestedBy: string; capacity: number; at: Date },
) {
  const active = await tx
    .select({ expiresAt: reservations.expiresAt })
    .from(reservations)
    .where(
      and(
        eq(reservations.poojaId, poojaId),
        eq(reservations.requestedBy, requestedBy),
        eq(reservations.isReserved, true),
        gt(reservations.expiresAt, at),
      ),
    )
    .orderBy(asc(reservations.expiresAt));
  if (active.length <= seatsPerNetwork(capacity)) return;
  const [first] = active;
  const seconds = Math.max(1, Math.ceil(((first?.expiresAt.getTime() ?? 0) - at.getTime()) / 1000));
  throw reservationTooMany(retryAfter(seconds));
}

/** Moves an active reservation to another quote of the same puja; its expiry time does not change. */
export async function changeQuote(db: Database, id: string, request: ReservationRequest): Promise<boolean> {
  const changed = await db
    .update(reservations)
    .set({ ...termsOf(request), updatedAt: request.at })
    .where(
      and(eq(reservations.id, id), eq(reservations.isReserved, true), gt(reservations.expiresAt, request.at)),
    )
    .returning({ id: reservations.id });
  return changed.length === 1;
}

/** Locks a reservation that becomes an order; returns whether it occupies a limited seat. */
export async function lockReservation(tx: Database, id: string, at: Date): Promise<{ holdsSeat: boolean }> {
  const [reservation] = await tx
    .select({ holdsSeat: reservations.holdsSeat })
    .from(reservations)
    .where(and(eq(reservations.id, id), eq(reservations.isReserved, true), gt(reservations.expiresAt, at)))
    .for("update");
  if (!reservation) throw reservationExpired();
  return reservation;
}

/** Assigns the reserved seat to an order. The caller must have locked the reservation. */
export async function assignToOrder(tx: Database, id: string, orderId: string, at: Date): Promise<void> {
  await tx
    .update(reservations)
    .set({ isReserved: false, holdsSeat: false, orderId, updatedAt: at })
    .where(eq(reservations.id, id));
}

/** Releases a reservation and its seat; does nothing if it is no longer active. */
export function releaseReservation(db: Database, id: string, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const [released] = await tx
      .update(reservations)
      .set({ isReserved: false, updatedAt: at })
      .where(and(eq(reservations.id, id), eq(reservations.isReserved, true)))
      .returning({ poojaId: reservations.poojaId, holdsSeat: reservations.holdsSeat });
    if (released?.holdsSeat) await pujaSeats.release(tx, released.poojaId, 1);
  });
}

const BATCH_SIZE = 50;

interface ExpireOptions {
  /** Only this holder's reservations. @default all */
  holder?: string;
  /** Stops after the current reservation. */
  stop?: AbortSignal;
}

/** Releases expired reservations, also when releasing one of them fails. Returns how many it released. */
export async function expireReservations(
  { db, log }: { db: Database; log: Logger },
  at: Date,
  { holder, stop }: ExpireOptions = {},
): Promise<number> {
  const expired = await db
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
    .limit(BATCH_SIZE);
  // Sequential: two processes that lock the same two dates in opposite order would deadlock.
  let released = 0;
  for (const { id } of expired) {
    if (stop?.aborted) break;
    try {
      await releaseReservation(db, id, at);
      released++;
    } catch (error) {
      // It comes first in the next run as well and must not block the others.
      log.error({ err: error, reservationId: id }, "a reservation could not be released");
    }
  }
  return released;
}
