import { readLocalTime } from "@aradhana/jyotish/time";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { stableId } from "../ids/new-id.ts";
import { astrologers, slots, workingHours } from "./astrologers.table.ts";

const DAY = 86_400_000;
/** How far ahead one can book. */
const DAYS_AHEAD = 14;

const two = (part: number) => String(part).padStart(2, "0");

interface Hours {
  weekday: number;
  fromMinute: number;
  toMinute: number;
}

interface Schedule {
  tz: string;
  slotMinutes: number;
  hours: readonly Hours[];
}

/** The starts of the slots of one civil day, by the astrologer's clock. A time that the clock skips is left out. */
export function slotsOfDay({ tz, slotMinutes, hours }: Schedule, date: string): Date[] {
  const weekday = new Date(date).getUTCDay();
  return hours
    .filter((each) => each.weekday === weekday)
    .flatMap(({ fromMinute, toMinute }) => {
      const count = Math.floor((toMinute - fromMinute) / slotMinutes);
      return Array.from({ length: count }, (_, index) => fromMinute + index * slotMinutes);
    })
    .flatMap((minute) => {
      const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
      const read = readLocalTime({ date, time, zone: tz });
      if (read.status === "unique") return [read.reading.instant];
      return read.status === "overlap" ? [read.readings[0].instant] : [];
    });
}

/**
 * Adds the slots of the next two weeks from the working hours, each once: one that was booked or blocked stays so.
 * Deletes open slots that have passed.
 */
export async function rollSlots(db: Database, now: Date, stop?: AbortSignal): Promise<void> {
  await db.delete(slots).where(and(eq(slots.state, "open"), lt(slots.endAt, new Date(now.getTime() - DAY))));
  const [people, hours] = await Promise.all([
    db.select().from(astrologers).where(isNull(astrologers.withdrawnAt)),
    db.select().from(workingHours),
  ]);
  const hoursOf = Map.groupBy(hours, ({ astrologerId }) => astrologerId);
  for (const { id, tz, slotMinutes } of people) {
    if (stop?.aborted) return;
    const schedule = { tz, slotMinutes, hours: hoursOf.get(id) ?? [] };
    // One day before and after: the astrologer's day may be another one than that of UTC.
    const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, ahead) =>
      new Date(now.getTime() + (ahead - 1) * DAY).toISOString().slice(0, 10),
    );
    const rows = days
      .flatMap((day) => slotsOfDay(schedule, day))
      .filter((startAt) => startAt > now)
      .map((startAt) => ({
        ...{ id: stableId("sl", id, startAt.toISOString()), astrologerId: id, startAt },
        endAt: new Date(startAt.getTime() + slotMinutes * 60_000),
        state: "open" as const,
      }));
    if (rows.length > 0) await db.insert(slots).values(rows).onConflictDoNothing();
  }
}
