import type { DateParts } from "./date-field.tsx";

/** How many days there can be, as far as month and year are known. */
export function daysInMonth({ month, year }: Pick<DateParts, "month" | "year">) {
  if (month === undefined) return 31;
  const ANY_LEAP_YEAR = 2000;
  const last = new Date(0);
  // Not `Date.UTC`: that takes the years 0 to 99 for 1900 to 1999. Day 0 is the last of the month before.
  last.setUTCFullYear(year ?? ANY_LEAP_YEAR, month, 0);
  return last.getUTCDate();
}
