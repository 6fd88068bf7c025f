import { nextOccasion, previousOccasion } from "./next-occasion.ts";
import type { Occasion } from "./occasion.ts";
import type { OccasionRule } from "./occasion-rule.ts";
import { occasionsFrom } from "./occasions-from.ts";
import type { Place } from "./place.ts";
import type { Tithi } from "./tithi.ts";
import { tithisOfDay } from "./tithis-of-day.ts";

/** What the calendar must know of a puja to date it. */
export type Schedule = {
  readonly rule: OccasionRule;
  readonly place: Place;
  /** Hours between the last booking and the start of the rite. */
  readonly cutoffHours: number;
};

/** An occasion with the tithi it is named by and the two times by which a shopper must act. */
export type Occurrence = Occasion & {
  readonly tithis: readonly Tithi[];
  readonly cutoffAt: Date;
  readonly sankalpCutoffAt: Date;
};

export type Occurrences = {
  /** The one before `next`: performed, running now, or closed for booking. */
  readonly previous: Occurrence;
  /** The first that can be booked for a while yet. */
  readonly next: Occurrence;
  readonly following: Occurrence;
};

const HOUR = 3_600_000;
const SANKALP_HOURS = 2;

/** A date that closes sooner is not put on sale any more. */
export const BOOKABLE_MS = 6 * HOUR;

/** The two dates after `now` that can be booked; the first is open for at least six hours more. */
export function comingOccurrences(schedule: Schedule, now: Date): Omit<Occurrences, "previous"> {
  const { rule, place } = schedule;
  for (const next of occasionsFrom(rule, now, place)) {
    if (closingOf(schedule, next).getTime() < now.getTime() + BOOKABLE_MS) continue;
    return {
      next: toOccurrence(schedule, next),
      following: toOccurrence(schedule, nextOccasion(rule, next.startAt, place)),
    };
  }
  throw new Error("The calendar has no end.");
}

/** The dates around `now`, with the last one. */
export function occurrences(schedule: Schedule, now: Date): Occurrences {
  const coming = comingOccurrences(schedule, now);
  const previous = previousOccasion(schedule.rule, coming.next.startAt, schedule.place);
  return { previous: toOccurrence(schedule, previous), ...coming };
}

const closingOf = ({ cutoffHours }: Schedule, { startAt }: Occasion) => halfHourBefore(startAt, cutoffHours);

const toOccurrence = (schedule: Schedule, occasion: Occasion): Occurrence => ({
  ...occasion,
  tithis: tithisOfDay(occasion.day, schedule.rule.at),
  cutoffAt: closingOf(schedule, occasion),
  sankalpCutoffAt: halfHourBefore(occasion.startAt, SANKALP_HOURS),
});

/** Rounded down, so that a closing time reads "2 pm" and never "2:13 pm"; India's zone is a whole half hour too. */
function halfHourBefore(instant: Date, hours: number): Date {
  const halfHour = HOUR / 2;
  return new Date(Math.floor((instant.getTime() - hours * HOUR) / halfHour) * halfHour);
}
