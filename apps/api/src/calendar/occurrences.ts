import type { Place } from "@aradhana/jyotish/sky";
import { nextOccasion, previousOccasion } from "./next-occasion.ts";
import type { Occasion } from "./occasion.ts";
import type { OccasionRule } from "./occasion-rule.ts";
import { occasionsFrom } from "./occasions-from.ts";
import type { Tithi } from "./tithi.ts";
import { tithisOfDay } from "./tithis-of-day.ts";

/** What the calendar needs to calculate the dates of a series. */
export type Schedule = {
  readonly rule: OccasionRule;
  readonly place: Place;
  /** Hours between the booking cut-off and the start of the ritual. */
  readonly cutoffHours: number;
};

/** An occasion with its tithis, and the cut-off times for bookings and for names. */
export type Occurrence = Occasion & {
  readonly tithis: readonly Tithi[];
  readonly cutoffAt: Date;
  readonly sankalpCutoffAt: Date;
};

export type Occurrences = {
  /** The one before `next`: performed, live, or closed for booking. */
  readonly previous: Occurrence;
  /** The first that stays bookable for at least `BOOKABLE_MS`. */
  readonly next: Occurrence;
  readonly following: Occurrence;
};

const HOUR = 3_600_000;
const SANKALP_HOURS = 2;

/** A date that closes sooner than this is no longer put on sale. */
export const BOOKABLE_MS = 6 * HOUR;

/** The next two bookable dates; the first stays open for at least `BOOKABLE_MS`. */
export function comingOccurrences(schedule: Schedule, now: Date): Omit<Occurrences, "previous"> {
  const { rule, place } = schedule;
  for (const next of occasionsFrom(rule, now, place)) {
    if (cutoffOf(schedule, next).getTime() < now.getTime() + BOOKABLE_MS) continue;
    return {
      next: toOccurrence(schedule, next),
      following: toOccurrence(schedule, nextOccasion(rule, next.startAt, place)),
    };
  }
  throw new Error("unreachable: occasionsFrom never ends");
}

/** The next two bookable dates and the one before them. */
export function occurrences(schedule: Schedule, now: Date): Occurrences {
  const coming = comingOccurrences(schedule, now);
  const previous = previousOccasion(schedule.rule, coming.next.startAt, schedule.place);
  return { previous: toOccurrence(schedule, previous), ...coming };
}

const cutoffOf = ({ cutoffHours }: Schedule, { startAt }: Occasion) => halfHourBefore(startAt, cutoffHours);

const toOccurrence = (schedule: Schedule, occasion: Occasion): Occurrence => ({
  ...occasion,
  tithis: tithisOfDay(occasion.day, schedule.rule.at),
  cutoffAt: cutoffOf(schedule, occasion),
  sankalpCutoffAt: halfHourBefore(occasion.startAt, SANKALP_HOURS),
});

/** Rounded down to a half hour, so that a cut-off reads "2 pm" instead of "2:13 pm". India's UTC offset is a multiple of it. */
function halfHourBefore(instant: Date, hours: number): Date {
  const halfHour = HOUR / 2;
  return new Date(Math.floor((instant.getTime() - hours * HOUR) / halfHour) * halfHour);
}
