import type { Session } from "@aradhana/core/consultation";
import type { Language } from "@aradhana/core/contract";
import { findBookingConversation } from "../chat/booking-conversation.ts";
import type { Database } from "../db/database.ts";
import type { Vault } from "../vault/create-vault.ts";
import { joinableAt, phaseOf } from "./booking.rules.ts";
import type { StoredBooking } from "./bookings.queries.ts";
import { chargeOf, isHere, meterOf, pauseOf, shownMs } from "./meter.rules.ts";
import { openOfBooking } from "./sealed-booking.ts";
import { limitsOf } from "./session.queries.ts";

/** A session as both of its sides see it. */
export async function sessionView(
  db: Database,
  vault: Vault,
  stored: StoredBooking,
  { now, language }: { now: Date; language: Language },
): Promise<Session> {
  const { booking, astrologer, order, closesAt, refunded } = stored;
  const { id, currency, state } = booking;
  const limits = limitsOf(stored);
  const meter = state === "live" ? meterOf(booking) : undefined;
  const billedMs = meter ? shownMs(meter, limits, now) : booking.billedMs;
  const paid = order?.grand ?? booking.price;
  const conversation = await findBookingConversation(db, id);
  return {
    order_id: order?.id ?? null,
    astrologer: {
      ...{ id: astrologer.id, name: astrologer.name[language] },
      image: { name: astrologer.image.name, alt: astrologer.image.alt[language] },
    },
    joinable_at: joinableAt(booking).toISOString(),
    ...{ booking_id: id, phase: phaseOf(booking, now), mode: booking.mode, minutes: booking.minutes },
    ...{ start_at: booking.startAt.toISOString(), closes_at: closesAt.toISOString() },
    customer_here: isHere(booking.customerSeenAt, now),
    astrologer_here: isHere(booking.astrologerSeenAt, now),
    paused_by: meter ? pauseOf(meter, now) : null,
    billed_seconds: Math.floor(billedMs / 1000),
    cap_seconds: booking.minutes * 60,
    charged: { amount: chargeOf(billedMs, limits, paid), currency },
    paid: { amount: paid, currency },
    refunded: refunded > 0 ? { amount: refunded, currency } : null,
    ended_by: booking.endedBy,
    conversation_id: conversation?.id ?? null,
    summary: openOfBooking(vault, id, "summary", booking.summarySealed),
    stars: booking.stars,
    chart_shared: booking.birthSealed !== null,
  };
}
