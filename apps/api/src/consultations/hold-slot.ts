import type { BirthDetails } from "@aradhana/core/birth";
import type { SessionMinutes, SessionMode, Topic } from "@aradhana/core/consultation";
import type { Currency, Language } from "@aradhana/core/contract";
import { and, eq, gt, inArray, isNull, lte, ne, or } from "drizzle-orm";
import { isOpenSlot } from "../astrologers/astrologers.queries.ts";
import { astrologers, slots } from "../astrologers/astrologers.table.ts";
import { offeredModes } from "../astrologers/offered-modes.ts";
import { customers } from "../customers/customers.table.ts";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import type { Vault } from "../vault/create-vault.ts";
import { RESERVED_FOR } from "./booking.rules.ts";
import { sessionNotOffered, slotTaken } from "./consultations.errors.ts";
import { type BookingRow, bookings } from "./consultations.table.ts";
import { sealOfBooking } from "./sealed-booking.ts";

interface HoldInput {
  customerId: string;
  slotId: string;
  mode: SessionMode;
  minutes: SessionMinutes;
  currency: Currency;
  language: Language;
  topic?: Topic | undefined;
  question?: string | undefined;
  birth?: BirthDetails | null;
  /** Whether calls can be booked. */
  hasCalls: boolean;
  at: Date;
}

/**
 * Reserves a slot for ten minutes. A customer has one reservation at a time; the same request returns the same booking, with
 * what was filled in for the latest one.
 */
export function holdSlot(db: Database, vault: Vault, input: HoldInput): Promise<BookingRow> {
  const { customerId, slotId, mode, minutes, currency, language, hasCalls, at } = input;
  const { topic = null, question, birth = null } = input;
  const personal = (id: string) => ({
    questionSealed: question ? sealOfBooking(vault, id, "question", question) : null,
    birthSealed: birth && sealOfBooking(vault, id, "birth", JSON.stringify(birth)),
  });
  return db.transaction(async (tx) => {
    // Two tabs of one customer: the second waits, and finds the reservation of the first.
    await tx.select().from(customers).where(eq(customers.id, customerId)).for("update");
    const isReserved = and(
      eq(bookings.customerId, customerId),
      eq(bookings.state, "held"),
      gt(bookings.heldUntil, at),
    );
    const isSame = and(
      ...[isReserved, eq(bookings.slotId, slotId), eq(bookings.mode, mode)],
      ...[eq(bookings.minutes, minutes), eq(bookings.currency, currency)],
    );
    const [found] = await tx.select().from(bookings).where(isSame).for("update");
    if (found) {
      const [same = found] = await tx
        .update(bookings)
        .set({ topic, ...personal(found.id), language })
        .where(eq(bookings.id, found.id))
        .returning();
      return same;
    }
    const [offer] = await tx
      .select({ slot: slots, astrologer: astrologers })
      .from(slots)
      .innerJoin(astrologers, and(eq(astrologers.id, slots.astrologerId), isNull(astrologers.withdrawnAt)))
      .where(eq(slots.id, slotId));
    if (!offer) throw slotTaken();
    const session = offer.astrologer.sessionPrices.find((each) => each.minutes === minutes);
    if (!session || !offeredModes(offer.astrologer, { hasCalls }).includes(mode)) throw sessionNotOffered();

    const others = await tx.select({ id: bookings.id }).from(bookings).where(isReserved);
    await endHolds(
      tx,
      others.map(({ id }) => id),
    );
    const id = newId("bkg");
    const heldUntil = new Date(at.getTime() + RESERVED_FOR);
    // One statement decides: of many who want the slot, one gets the row.
    const [taken] = await tx
      .update(slots)
      .set({ state: "held", bookingId: id, heldUntil })
      .where(and(eq(slots.id, slotId), isOpenSlot(at)))
      .returning();
    if (!taken) throw slotTaken();
    // A reservation may have expired before the job marked it.
    await tx
      .update(bookings)
      .set({ state: "expired" })
      .where(and(eq(bookings.slotId, slotId), eq(bookings.state, "held"), ne(bookings.id, id)));
    const [booking] = await tx
      .insert(bookings)
      .values({
        ...{ id, customerId, slotId, mode, minutes, currency, language, heldUntil, state: "held" },
        ...{ topic, ...personal(id) },
        ...{ astrologerId: taken.astrologerId, price: session.prices[currency] },
        ...{ startAt: taken.startAt, endAt: new Date(taken.startAt.getTime() + minutes * 60_000) },
      })
      .returning();
    if (!booking) throw new Error("the booking was not returned");
    return booking;
  });
}

/** Ends these reservations and opens their slots. One that is being paid for meanwhile stays, with its slot. */
async function endHolds(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const ended = await tx
    .update(bookings)
    .set({ state: "expired" })
    .where(and(inArray(bookings.id, [...ids]), eq(bookings.state, "held")))
    .returning({ id: bookings.id });
  await freeSlots(
    tx,
    ended.map(({ id }) => id),
  );
}

/** Opens the slots of bookings that have ended. */
export async function freeSlots(tx: Database, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await tx
    .update(slots)
    .set({ state: "open", bookingId: null, heldUntil: null })
    .where(
      and(inArray(slots.bookingId, [...bookingIds]), or(eq(slots.state, "held"), eq(slots.state, "booked"))),
    );
}

/** Ends every expired reservation. Returns how many. */
export async function expireHolds(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const late = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.state, "held"), lte(bookings.heldUntil, now)))
      .limit(100)
      .for("update", { skipLocked: true });
    await endHolds(
      tx,
      late.map(({ id }) => id),
    );
    return late.length;
  });
}
