import type { Language } from "../contract/index.ts";
import { formatDate } from "./format-date.ts";

/** The occasion of a date, unless it repeats the day of the week that the date names: "Friday 4 December, Shukravar (Friday)". */
export function ownOccasion(occasion: string, startAt: string, language: Language): string | undefined {
  const [weekday = ""] = formatDate(startAt, "day", language).split(" ");
  return occasion.includes(weekday) ? undefined : occasion;
}
