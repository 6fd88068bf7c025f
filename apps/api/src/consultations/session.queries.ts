import type { SessionSide } from "@aradhana/core/consultation";
import { eq } from "drizzle-orm";
import {
  endConversation,
  findBookingConversation,
  openBookingConversation,
} from "../chat/booking-conversation.ts";
import type { Database } from "../db/database.ts";
import { deleteSignals } from "../media-calls/call-signals.queries.ts";
import { moveOrder } from "../orders/move-order.queries.ts";
import type { Vault } from "../vault/create-vault.ts";
import { joinableAt, noShowAt } from "./booking.rules.ts";
import { lockBooking, type OrderedBooking, returnMoney, type StoredBooking } from "./bookings.queries.ts";
import { sessionClosed } from "./consultations.errors.ts";
import { type BookingRow, bookings } from "./consultations.table.ts";
import {
  chargeOf,
  isHere,
  isUsedUp,
  meterOf,
  startMeter,
  withActivity,
  withPresence,
} from "./meter.rules.ts";

export type SessionParts = { db: Database; vault: Vault };

/** The paid time of a booking, and when it ends in any case. */
export const limitsOf = ({ booking, closesAt }: StoredBooking) => ({
  capMs: booking.minutes * 60_000,
  closesAt,
});

interface Report {
  side: SessionSide;
  at: Date;
}

const update = (tx: Database, id: string, fields: Partial<BookingRow>) =>
  tx.update(bookings).set(fields).where(eq(bookings.id, id));

/** A side joins its session. The clock starts when both are present. */
export const joinSession = ({ db, vault }: SessionParts, id: string, { side, at }: Report): Promise<void> =>
  db.transaction(async (tx) => {
    const stored = await lockBooking(tx, id);
    if (!stored) throw sessionClosed();
    const { booking } = stored;
    if (booking.state === "live") return present(tx, vault, stored, { side, at });
    const isOpen = at >= joinableAt(booking) && at < noShowAt(booking);
    if (booking.state !== "confirmed" || !isOpen) throw sessionClosed();
    await recordJoin(tx, vault, stored, { side, at });
  });

/** Records the presence of a side that has joined. Ends the session when its time is used up. */
export const reportPresence = (
  { db, vault }: SessionParts,
  id: string,
  report: Report & { isSpeaking?: boolean },
): Promise<void> =>
  db.transaction(async (tx) => {
    const stored = await lockBooking(tx, id);
    if (!stored) return;
    const { state, customerJoinedAt, astrologerJoinedAt } = stored.booking;
    if (state === "live") return present(tx, vault, stored, report);
    const joinedAt = report.side === "customer" ? customerJoinedAt : astrologerJoinedAt;
    if (state === "confirmed" && joinedAt) await recordJoin(tx, vault, stored, report);
  });

/** Ends a session for one of its sides. */
export const endSession = ({ db, vault }: SessionParts, id: string, { side, at }: Report): Promise<void> =>
  db.transaction(async (tx) => {
    const stored = await lockBooking(tx, id);
    if (stored?.booking.state !== "live") return;
    await present(tx, vault, stored, { side, at });
    const counted = await lockBooking(tx, id);
    if (counted?.booking.state === "live") await endLive(tx, vault, counted, side, at);
  });

/** Ends a session whose time is used up, whether or not anybody is present. Returns whether it did. */
export const endUsedUp = ({ db, vault }: SessionParts, id: string, at: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const stored = await lockBooking(tx, id);
    const meter = stored?.booking.state === "live" ? meterOf(stored.booking) : undefined;
    if (!stored || !meter || !isUsedUp(meter, limitsOf(stored), at)) return false;
    await endLive(tx, vault, stored, "time", at);
    return true;
  });

async function recordJoin(tx: Database, vault: Vault, stored: OrderedBooking, { side, at }: Report) {
  const { booking, astrologer, deskId, order } = stored;
  const next = {
    ...(side === "customer"
      ? { customerSeenAt: at, customerJoinedAt: booking.customerJoinedAt ?? at }
      : { astrologerSeenAt: at, astrologerJoinedAt: booking.astrologerJoinedAt ?? at }),
  };
  await update(tx, booking.id, next);
  const { customerSeenAt, astrologerSeenAt } = { ...booking, ...next };
  const areBothHere = isHere(customerSeenAt, at) && isHere(astrologerSeenAt, at);
  if (!areBothHere || !customerSeenAt || !astrologerSeenAt || !deskId) return;
  await update(tx, booking.id, {
    ...startMeter({ customerSeenAt, astrologerSeenAt }, at),
    ...{ state: "live", startedAt: at },
  });
  await openBookingConversation(tx, vault, {
    ...{ bookingId: booking.id, customerId: booking.customerId, staffId: deskId },
    ...{ peerName: astrologer.name, language: booking.language, at },
  });
  await moveOrder(tx, order.id, "live", at);
}

async function present(
  tx: Database,
  vault: Vault,
  stored: OrderedBooking,
  { side, at, isSpeaking = false }: Report & { isSpeaking?: boolean },
): Promise<void> {
  const before = meterOf(stored.booking);
  if (!before) return;
  const limits = limitsOf(stored);
  // In a chat only messages count as activity.
  const isActive = isSpeaking && stored.booking.mode !== "chat";
  const meter = (isActive ? withActivity : withPresence)(before, side, at, limits);
  await update(tx, stored.booking.id, meter);
  const booking = { ...stored.booking, ...meter };
  if (isUsedUp(meter, limits, at)) await endLive(tx, vault, { ...stored, booking }, "time", at);
}

/** Counts a message as activity, which restarts a clock stopped by silence. Call it after the message is stored. */
export const countMessage = (db: Database, id: string, { side, at }: Report): Promise<void> =>
  db.transaction(async (tx) => {
    const stored = await lockBooking(tx, id);
    const meter = stored?.booking.state === "live" ? meterOf(stored.booking) : undefined;
    if (stored && meter) await update(tx, id, withActivity(meter, side, at, limitsOf(stored)));
  });

async function endLive(
  tx: Database,
  vault: Vault,
  stored: OrderedBooking,
  endedBy: "customer" | "astrologer" | "time",
  at: Date,
): Promise<void> {
  const { booking, order } = stored;
  const unused = order.grand - chargeOf(booking.billedMs, limitsOf(stored), order.grand);
  await returnMoney(tx, order.id, unused, at);
  await update(tx, booking.id, { state: "ended", endedAt: at, endedBy });
  await deleteSignals(tx, booking.id);
  const conversation = await findBookingConversation(tx, booking.id);
  if (conversation) await endConversation(tx, vault, { id: conversation.id, at });
  await moveOrder(tx, order.id, "closed", at);
}
