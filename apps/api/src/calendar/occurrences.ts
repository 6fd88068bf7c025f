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
const BOOKABLE_FOR = 6 * HOUR;

/** The dates around `now`; `next` stays open for at least six hours, so a freshly started system has something to sell. */
export function occurrences({ rule, place, cutoffHours }: Schedule, now: Date): Occurrences {
  const closingOf = ({ startAt }: Occasion) => halfHourBefore(startAt, cutoffHours);
  const toOccurrence = (occasion: Occasion): Occurrence => ({
    ...occasion,
    tithis: tithisOfDay(occasion.day, rule.at),
    cutoffAt: closingOf(occasion),
    sankalpCutoffAt: halfHourBefore(occasion.startAt, SANKALP_HOURS),
  });

  for (const next of occasionsFrom(rule, now, place)) {
    if (closingOf(next).getTime() < now.getTime() + BOOKABLE_FOR) continue;
    return {
      previous: toOccurrence(previousOccasion(rule, next.startAt, place)),
      next: toOccurrence(next),
      following: toOccurrence(nextOccasion(rule, next.startAt, place)),
    };
  }
  throw new Error("The calendar has no end.");
}

/** Rounded down, so that a closing time reads "2 pm" and never "2:13 pm"; India's zone is a whole half hour too. */
function halfHourBefore(instant: Date, hours: number): Date {
  const halfHour = HOUR / 2;
  return new Date(Math.floor((instant.getTime() - hours * HOUR) / halfHour) * halfHour);
}
