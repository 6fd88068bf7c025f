import { and, eq } from "drizzle-orm";
import { slots } from "../astrologers/astrologers.table.ts";
import type { Seats } from "../catalogue/seats.ts";
import { bookings } from "./consultations.table.ts";
import { freeSlots } from "./hold-slot.ts";

/** The slot of a booking: held before it is ordered, booked until its order ends. */
export const bookingSeats: Seats = {
  async take(tx, bookingId, at) {
    const [booking] = await tx
      .update(bookings)
      .set({ state: "payment_pending" })
      .where(and(eq(bookings.id, bookingId), eq(bookings.state, "held")))
      .returning();
    if (!booking || booking.heldUntil <= at) return false;
    const taken = await tx
      .update(slots)
      .set({ state: "booked", heldUntil: null })
      .where(and(eq(slots.id, booking.slotId), eq(slots.bookingId, bookingId)))
      .returning({ id: slots.id });
    return taken.length === 1;
  },
  async release(tx, bookingId) {
    const ended = await tx
      .update(bookings)
      .set({ state: "expired" })
      .where(and(eq(bookings.id, bookingId), eq(bookings.state, "payment_pending")))
      .returning({ id: bookings.id });
    if (ended.length > 0) await freeSlots(tx, [bookingId]);
  },
  async retake(tx, bookingId) {
    const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId)).for("update");
    if (booking?.state !== "expired") return "full";
    const taken = await tx
      .update(slots)
      .set({ state: "booked", bookingId, heldUntil: null })
      .where(and(eq(slots.id, booking.slotId), eq(slots.state, "open")))
      .returning({ id: slots.id });
    if (taken.length === 0) return "full";
    await tx.update(bookings).set({ state: "payment_pending" }).where(eq(bookings.id, bookingId));
    return "taken";
  },
};
