import { and, desc, eq } from "drizzle-orm";
import { isOpenSlot } from "../astrologers/astrologers.queries.ts";
import { type AstrologerRow, astrologers, slots } from "../astrologers/astrologers.table.ts";
import type { Database } from "../db/database.ts";
import { moveOrder } from "../orders/move-order.queries.ts";
import { lockOrder } from "../orders/orders.queries.ts";
import { fulfilments, orderItems, orders } from "../orders/orders.table.ts";
import { findCurrentPayment } from "../payments/payments.queries.ts";
import { refundPart } from "../payments/refund-part.ts";
import { refundOf, rescheduleUntil } from "./booking.rules.ts";
import { bookingFixed, refundChanged, slotTaken } from "./consultations.errors.ts";
import { type BookingRow, bookings } from "./consultations.table.ts";
import { freeSlots } from "./hold-slot.ts";

/** A booking with its astrologer and its order. */
export interface StoredBooking {
  booking: BookingRow;
  astrologer: AstrologerRow;
  order: { id: string; grand: number } | null;
}

const withAstrologer = (db: Database) =>
  db
    .select({ booking: bookings, astrologer: astrologers, order: { id: orders.id, grand: orders.grand } })
    .from(bookings)
    .innerJoin(astrologers, eq(astrologers.id, bookings.astrologerId))
    .leftJoin(orderItems, and(eq(orderItems.kind, "consultation"), eq(orderItems.offerId, bookings.id)))
    .leftJoin(orders, eq(orders.id, orderItems.orderId));

/** A customer's own booking; undefined for another's, as for one that does not exist. */
export async function findOwnBooking(
  db: Database,
  id: string,
  customerId: string,
): Promise<StoredBooking | undefined> {
  const [found] = await withAstrologer(db)
    .where(and(eq(bookings.id, id), eq(bookings.customerId, customerId)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return found;
}

/** A held booking that is to be ordered, with its astrologer. */
export async function findBooking(db: Database, id: string): Promise<StoredBooking | undefined> {
  const [found] = await withAstrologer(db)
    .where(eq(bookings.id, id))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return found;
}

/** Locks the order, then the booking: in this sequence everywhere. */
async function lockPaid(tx: Database, { booking, order }: StoredBooking): Promise<BookingRow> {
  if (!order) throw bookingFixed();
  await lockOrder(tx, order.id);
  const [locked] = await tx.select().from(bookings).where(eq(bookings.id, booking.id)).for("update");
  if (!locked) throw bookingFixed();
  return locked;
}

/** Cancels a booking and refunds exactly what was shown. */
export function cancelBooking(db: Database, stored: StoredBooking, shown: number, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const booking = await lockPaid(tx, stored);
    const refund = refundOf(booking, stored.order?.grand ?? 0, at);
    if (refund === null) throw bookingFixed();
    if (refund !== shown) throw refundChanged();
    await endBooking(tx, stored, { state: "cancelled", refund, at });
  });
}

interface Ending {
  state: "cancelled" | "astrologer_no_show";
  /** Minor units. */
  refund: number;
  at: Date;
}

/** Ends a booking before its session and gives money back. The caller has locked order and booking. */
export async function endBooking(
  tx: Database,
  { booking, order }: StoredBooking,
  { state, refund, at }: Ending,
): Promise<void> {
  await tx.update(bookings).set({ state, refunded: refund }).where(eq(bookings.id, booking.id));
  await freeSlots(tx, [booking.id]);
  if (!order) return;
  const payment = refund > 0 ? await findCurrentPayment(tx, order.id) : undefined;
  if (payment) await refundPart(tx, payment, { amount: refund, reason: "consultation" }, at);
  await tx.update(orderItems).set({ holdsPlace: false }).where(eq(orderItems.orderId, order.id));
  await moveOrder(tx, order.id, "cancelled", at);
}

/** Moves a booking to another open time of the same astrologer. */
export function rescheduleBooking(
  db: Database,
  stored: StoredBooking,
  slotId: string,
  at: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const booking = await lockPaid(tx, stored);
    if (rescheduleUntil(booking, at) === null) throw bookingFixed();
    await freeSlots(tx, [booking.id]);
    const [slot] = await tx
      .update(slots)
      .set({ state: "booked", bookingId: booking.id, heldUntil: null })
      .where(and(eq(slots.id, slotId), eq(slots.astrologerId, booking.astrologerId), isOpenSlot(at)))
      .returning();
    if (!slot) throw slotTaken();
    const times = {
      startAt: slot.startAt,
      endAt: new Date(slot.startAt.getTime() + booking.minutes * 60_000),
    };
    await tx
      .update(bookings)
      .set({ ...times, slotId, reschedules: booking.reschedules + 1 })
      .where(eq(bookings.id, booking.id));
    await tx
      .update(fulfilments)
      .set({ startsAt: times.startAt, endsAt: times.endAt, cutoffAt: times.startAt })
      .where(eq(fulfilments.orderId, stored.order?.id ?? ""));
  });
}
