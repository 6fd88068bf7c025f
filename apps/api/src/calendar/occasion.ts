import type { Text } from "../text/text.ts";
import { isoDate, type LocalDay, type Weekday, weekdayOf } from "./local-day.ts";
import type { OccasionRule } from "./occasion-rule.ts";

/** One day on which an occasion is observed at a place. */
export type Occasion = {
  readonly name: Text;
  readonly day: LocalDay;
  readonly weekday: Weekday;
  /** The civil day in India, as `2026-11-24`. */
  readonly date: string;
  /** The rule's moment of the day, at the temple. */
  readonly decidedAt: Date;
  readonly startAt: Date;
  readonly endAt: Date;
};

const MINUTE = 60_000;

/** Builds the occasion of a rule on a day, from the instant of the rule's moment. */
export function toOccasion(rule: OccasionRule, day: LocalDay, decidedAt: Date): Occasion {
  const weekday = weekdayOf(day);
  const startAt = new Date((Math.round(decidedAt.getTime() / MINUTE) + rule.startsAfter) * MINUTE);
  return {
    name: rule.nameOn?.[weekday] ?? rule.name,
    day,
    weekday,
    date: isoDate(day),
    decidedAt,
    startAt,
    endAt: new Date(startAt.getTime() + rule.lasts * MINUTE),
  };
}
