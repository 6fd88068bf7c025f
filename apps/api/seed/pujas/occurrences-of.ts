import { occasionRules } from "../../src/calendar/occasion-rules.ts";
import { type Occurrences, occurrences } from "../../src/calendar/occurrences.ts";
import { temples } from "../temples/temples.ts";
import type { PujaSeries } from "./puja-series.ts";

/** The previous, next and following date of a puja at its temple. */
export function occurrencesOf({ occasion, temple, cutoffHours }: PujaSeries, now: Date): Occurrences {
  const place = temples.find(({ slug }) => slug === temple);
  if (!place) throw new Error(`There is no temple "${temple}" in temples.ts.`);
  return occurrences({ rule: occasionRules[occasion], place, cutoffHours }, now);
}
