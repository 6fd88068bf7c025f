import { and, eq, isNull, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lockOrder } from "../orders/orders.queries.ts";
import { noShowAt } from "./booking.rules.ts";
import { endBooking, findBooking } from "./bookings.queries.ts";
import { bookings } from "./consultations.table.ts";
import { expireHolds } from "./hold-slot.ts";

const BATCH_SIZE = 20;

/**
 * Gives back holds that have run out, and the money of everybody whose astrologer did not come. Returns how many
 * bookings it ended.
 */
export async function endMissed(db: Database, now: Date, stop?: AbortSignal): Promise<number> {
  let ended = await expireHolds(db, now);
  // A booking is missed some minutes after its start: the rule says how many.
  const startedBy = new Date(now.getTime() - (noShowAt({ startAt: new Date(0) }).getTime() - 0));
  const missed = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, "confirmed"),
        isNull(bookings.astrologerJoinedAt),
        lte(bookings.startAt, startedBy),
      ),
    )
    .limit(BATCH_SIZE);
  for (const { id } of missed) {
    if (stop?.aborted) break;
    if (await refundMissed(db, id, now)) ended++;
  }
  return ended;
}

const refundMissed = (db: Database, id: string, at: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const stored = await findBooking(tx, id);
    if (!stored?.order) return false;
    await lockOrder(tx, stored.order.id);
    const [locked] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
    // Another process was faster, or the astrologer has just come.
    if (locked?.state !== "confirmed" || locked.astrologerJoinedAt !== null) return false;
    await endBooking(tx, stored, { state: "astrologer_no_show", refund: stored.order.grand, at });
    return true;
  });
