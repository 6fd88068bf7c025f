import { and, desc, eq, ne, sql } from "drizzle-orm";
import { isOpenSlot } from "../astrologers/astrologers.queries.ts";
import { type AstrologerRow, astrologers, slots } from "../astrologers/astrologers.table.ts";
import type { Database } from "../db/database.ts";
import { moveOrder } from "../orders/move-order.queries.ts";
import { lockOrder } from "../orders/orders.queries.ts";
import { fulfilments, orderItems, orders } from "../orders/orders.table.ts";
import { availableOf, giveRefund } from "../payments/give-refund.ts";
import { findCurrentPayment } from "../payments/payments.queries.ts";
import { refunds } from "../payments/payments.table.ts";
import { staffAccounts } from "../staff/accounts/staff-accounts.table.ts";
import { refundOf, rescheduleUntil } from "./booking.rules.ts";
import { bookingFixed, refundChanged, slotTaken } from "./consultations.errors.ts";
import { type BookingRow, bookings } from "./consultations.table.ts";
import { freeSlots } from "./hold-slot.ts";

/** A booking with its astrologer and its order. */
export interface StoredBooking {
  booking: BookingRow;
  astrologer: AstrologerRow;
  order: Pick<typeof orders.$inferSelect, "id" | "number" | "grand" | "state"> | null;
  /** When its time ends in any case: with its slot. */
  closesAt: Date;
  /** The account of the astrologer; null while they have none that is active. */
  deskId: string | null;
  /** Minor units that were given back. */
  refunded: number;
}

/** What was given back of an order, in minor units. */
const refundedOf = (db: Database) =>
  db
    .select({ sum: sql`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orders.id), ne(refunds.state, "failed")));

/** Reads bookings with all that belongs to them; add which ones. */
export const selectBookings = (db: Database) =>
  db
    .select({
      ...{
        booking: bookings,
        astrologer: astrologers,
        order: { id: orders.id, number: orders.number, grand: orders.grand, state: orders.state },
      },
      closesAt: sql`coalesce(${slots.endAt}, ${bookings.endAt})`.mapWith(bookings.endAt),
      deskId: staffAccounts.id,
      refunded: sql`(${refundedOf(db)})`.mapWith(Number),
    })
    .from(bookings)
    .innerJoin(astrologers, eq(astrologers.id, bookings.astrologerId))
    .leftJoin(slots, eq(slots.id, bookings.slotId))
    .leftJoin(
      staffAccounts,
      and(eq(staffAccounts.astrologerId, bookings.astrologerId), eq(staffAccounts.isActive, true)),
    )
    .leftJoin(orderItems, and(eq(orderItems.kind, "consultation"), eq(orderItems.offerId, bookings.id)))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .$dynamic();

/** A customer's own booking; undefined for another's, as for one that does not exist. */
export async function findOwnBooking(
  db: Database,
  id: string,
  customerId: string,
): Promise<StoredBooking | undefined> {
  const [found] = await selectBookings(db)
    .where(and(eq(bookings.id, id), eq(bookings.customerId, customerId)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return found;
}

/** Anybody's booking: for who has checked that they may see it. */
export async function findBooking(db: Database, id: string): Promise<StoredBooking | undefined> {
  const [found] = await selectBookings(db)
    .where(eq(bookings.id, id))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return found;
}

/** A booking that was ordered, locked with its order. */
export type OrderedBooking = StoredBooking & { order: NonNullable<StoredBooking["order"]> };

/** Locks the order of a booking, then the booking: in this sequence everywhere. Undefined if it was never ordered. */
export async function lockBooking(tx: Database, id: string): Promise<OrderedBooking | undefined> {
  const found = await findBooking(tx, id);
  if (!found?.order) return undefined;
  await lockOrder(tx, found.order.id);
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
  return booking && { ...found, booking, order: found.order };
}

/** Cancels a booking and refunds exactly what was shown. */
export function cancelBooking(db: Database, id: string, shown: number, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await lockBooking(tx, id);
    if (!locked) throw bookingFixed();
    // Staff may have given something back until it was locked.
    const { refunded } = (await findBooking(tx, id)) ?? locked;
    const refund = refundOf(locked.booking, { paid: locked.order.grand, refunded }, at);
    if (refund === null) throw bookingFixed();
    if (refund !== shown) throw refundChanged();
    await endBooking(tx, locked, { state: "cancelled", refund, at });
  });
}

/** Gives back at most `amount` of what an order was paid with. The caller has locked the order. */
export async function returnMoney(tx: Database, orderId: string, amount: number, at: Date): Promise<void> {
  const payment = amount > 0 ? await findCurrentPayment(tx, orderId) : undefined;
  if (payment?.state !== "success") return;
  // Staff may have given something back before.
  const given = Math.min(amount, await availableOf(tx, payment));
  if (given > 0) await giveRefund(tx, payment, { amount: given, reason: "consultation", at });
}

interface Ending {
  state: "cancelled" | "astrologer_no_show" | "customer_no_show";
  /** Minor units. */
  refund: number;
  at: Date;
}

/** Ends a booking before its session and gives money back. The caller has locked order and booking. */
export async function endBooking(
  tx: Database,
  { booking, order }: OrderedBooking,
  { state, refund, at }: Ending,
): Promise<void> {
  await tx.update(bookings).set({ state }).where(eq(bookings.id, booking.id));
  await freeSlots(tx, [booking.id]);
  await returnMoney(tx, order.id, refund, at);
  await tx.update(orderItems).set({ holdsPlace: false }).where(eq(orderItems.orderId, order.id));
  // A session that the customer missed was given: nothing of it is cancelled.
  await moveOrder(tx, order.id, state === "customer_no_show" ? "closed" : "cancelled", at);
}

/** Moves a booking to another open time of the same astrologer. */
export function rescheduleBooking(db: Database, id: string, slotId: string, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await lockBooking(tx, id);
    if (!locked || rescheduleUntil(locked.booking, at) === null) throw bookingFixed();
    const { booking, order } = locked;
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
      .where(eq(fulfilments.orderId, order.id));
  });
}
