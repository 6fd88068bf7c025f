import type { Text } from "../text.ts";
import { isoDate, type LocalDay, type Weekday, weekdayOf } from "./local-day.ts";
import type { OccasionRule } from "./occasion-rule.ts";

/** One day on which a rule is kept at a place. */
export type Occasion = {
  readonly name: Text;
  readonly day: LocalDay;
  readonly weekday: Weekday;
  /** The civil day in India, as `2026-11-24`. */
  readonly date: string;
  /** The moment of the day that the rite is tied to, at the temple. */
  readonly reckonedAt: Date;
  readonly startAt: Date;
  readonly endAt: Date;
};

const MINUTE = 60_000;

/** The occasion that a rule makes of a day, once the deciding instant is known. */
export function toOccasion(rule: OccasionRule, day: LocalDay, reckonedAt: Date): Occasion {
  const weekday = weekdayOf(day);
  const startAt = new Date((Math.round(reckonedAt.getTime() / MINUTE) + rule.startsAfter) * MINUTE);
  return {
    name: rule.nameOn?.[weekday] ?? rule.name,
    day,
    weekday,
    date: isoDate(day),
    reckonedAt,
    startAt,
    endAt: new Date(startAt.getTime() + rule.lasts * MINUTE),
  };
}
