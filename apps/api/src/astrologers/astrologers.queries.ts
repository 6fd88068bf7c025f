import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { bookings } from "../consultations/consultations.table.ts";
import type { Database } from "../db/database.ts";
import { staffAccounts } from "../staff/accounts/staff-accounts.table.ts";
import { type AstrologerRow, astrologers, slots } from "./astrologers.table.ts";
import type { Listed } from "./listing.rules.ts";
import { offeredModes } from "./offered-modes.ts";
import { statusOf, waitOf } from "./presence.rules.ts";

/** The shortest notice at which a session can be booked. */
const NOTICE_MS = 15 * 60_000;

/** Slots that can be held: open ones, and those whose hold has run out, of astrologers who can hold the session. */
export const isOpenSlot = (now: Date) =>
  and(
    sql`exists (select 1 from ${staffAccounts} where ${staffAccounts.astrologerId} = ${slots.astrologerId} and ${staffAccounts.isActive})`,
    gt(slots.startAt, new Date(now.getTime() + NOTICE_MS)),
    or(eq(slots.state, "open"), and(eq(slots.state, "held"), lte(slots.heldUntil, now))),
  );

export type Present = Listed & { waitMinutes: number | null };

/** Everybody who gives consultations, with presence, rating, next slot and the modes that can be booked. */
export async function readAstrologers(
  db: Database,
  { now, hasCalls, id }: { now: Date; hasCalls: boolean; id?: string },
): Promise<Present[]> {
  const listed = and(isNull(astrologers.withdrawnAt), id === undefined ? undefined : eq(astrologers.id, id));
  const [rows, next, live, ratings] = await Promise.all([
    db.select().from(astrologers).where(listed).orderBy(asc(astrologers.slug)),
    db
      .select({ id: slots.astrologerId, at: sql`min(${slots.startAt})`.mapWith(slots.startAt) })
      .from(slots)
      .where(and(isOpenSlot(now), id === undefined ? undefined : eq(slots.astrologerId, id)))
      .groupBy(slots.astrologerId),
    db
      .select({
        id: bookings.astrologerId,
        // With pauses a session may take until the end of its slot.
        until: sql`max(coalesce(${slots.endAt}, ${bookings.endAt}))`.mapWith(bookings.endAt),
      })
      .from(bookings)
      .leftJoin(slots, eq(slots.id, bookings.slotId))
      .where(eq(bookings.state, "live"))
      .groupBy(bookings.astrologerId),
    db
      .select({
        id: bookings.astrologerId,
        avg: sql<number>`round(avg(${bookings.stars}), 1)::float8`,
        count: sql<number>`count(*)::int`,
      })
      .from(bookings)
      .where(sql`${bookings.stars} is not null`)
      .groupBy(bookings.astrologerId),
  ]);
  const of = <Found extends { id: string }>(found: readonly Found[], row: AstrologerRow) =>
    found.find((each) => each.id === row.id);
  return rows.map((stored) => {
    const row = { ...stored, modes: offeredModes(stored, { hasCalls }) };
    const presence = { ...row, busyUntil: of(live, row)?.until ?? null };
    const rating = of(ratings, row);
    return {
      ...{ row, status: statusOf(presence, now), waitMinutes: waitOf(presence, now) },
      nextSlotAt: of(next, row)?.at ?? null,
      rating: rating ? { avg: rating.avg, count: rating.count } : null,
    };
  });
}

/** The times of an astrologer that can be held, the soonest first. */
export const readOpenSlots = (db: Database, astrologerId: string, now: Date) =>
  db
    .select({ id: slots.id, startAt: slots.startAt, endAt: slots.endAt })
    .from(slots)
    .innerJoin(astrologers, and(eq(astrologers.id, slots.astrologerId), isNull(astrologers.withdrawnAt)))
    .where(and(eq(slots.astrologerId, astrologerId), isOpenSlot(now)))
    .orderBy(asc(slots.startAt));
