import { and, asc, eq, lte, or } from "drizzle-orm";
import { slots } from "../astrologers/astrologers.table.ts";
import { NO_SHOW_AFTER } from "./booking.rules.ts";
import { endBooking, lockBooking } from "./bookings.queries.ts";
import { bookings } from "./consultations.table.ts";
import { expireHolds } from "./hold-slot.ts";
import { missedBy } from "./meter.rules.ts";
import { endUsedUp, type SessionParts } from "./session.queries.ts";

const BATCH_SIZE = 20;

/**
 * Releases expired reservations, ends sessions whose time is used up or that a side missed, and refunds what is due.
 * Returns how many bookings it ended.
 */
export async function endMissed(parts: SessionParts, now: Date, stop?: AbortSignal): Promise<number> {
  const { db } = parts;
  let ended = await expireHolds(db, now);
  const missed = and(
    eq(bookings.state, "confirmed"),
    lte(bookings.startAt, new Date(now.getTime() - NO_SHOW_AFTER)),
  );
  const usedUp = and(eq(bookings.state, "live"), lte(slots.endAt, now));
  const due = await db
    .select({ id: bookings.id, state: bookings.state })
    .from(bookings)
    .innerJoin(slots, eq(slots.id, bookings.slotId))
    .where(or(missed, usedUp))
    .orderBy(asc(bookings.startAt))
    .limit(BATCH_SIZE);
  for (const { id, state } of due) {
    if (stop?.aborted) break;
    const isEnded = await (state === "live" ? endUsedUp : settleMissed)(parts, id, now);
    if (isEnded) ended++;
  }
  return ended;
}

const settleMissed = ({ db }: SessionParts, id: string, at: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const locked = await lockBooking(tx, id);
    // Another process was faster, or both came at the last moment.
    if (locked?.booking.state !== "confirmed") return false;
    const isCustomer = missedBy(locked.booking) === "customer";
    await endBooking(tx, locked, {
      state: isCustomer ? "customer_no_show" : "astrologer_no_show",
      refund: isCustomer ? 0 : locked.order.grand,
      at,
    });
    return true;
  });
