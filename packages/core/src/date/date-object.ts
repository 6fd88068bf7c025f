import { daysInMonth } from "./days-in-month.ts";

/** The English names, in the order of the year. */
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
export type MonthName = (typeof monthNames)[number];

/** A calendar day as forms hold it. */
export interface DateObject {
  day: number;
  month: MonthName;
  year: number;
}

/** Reads `D MMMM YYYY`, such as "5 November 2026", strictly: no other form, and no day that never was. */
export function parseDate(text: string): DateObject | undefined {
  const [, day, name, year] = /^([1-9]\d?) ([A-Z][a-z]+) (\d{4})$/.exec(text) ?? [];
  const month = monthNames.find((each) => each === name);
  const date = month && { day: Number(day), month, year: Number(year) };
  return date && date.day <= daysIn(date) ? date : undefined;
}

/** Writes `D MMMM YYYY`, as `parseDate` reads it. */
export function writeDate({ day, month, year }: DateObject): string {
  return `${day} ${month} ${String(year).padStart(4, "0")}`;
}

/** The date as `YYYY-MM-DD`, as it travels. */
export function isoDay({ day, month, year }: DateObject): string {
  const [yyyy, mm, dd] = [
    [year, 4],
    [monthNames.indexOf(month) + 1, 2],
    [day, 2],
  ].map(([part = 0, width = 2]) => String(part).padStart(width, "0"));
  return `${yyyy}-${mm}-${dd}`;
}

/** Reads `YYYY-MM-DD` as `isoDay` writes it, and no day that never was. */
export function readIsoDay(text: string): DateObject | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  const name = monthNames[Number(month) - 1];
  const date = name && { day: Number(day), month: name, year: Number(year) };
  return date && date.day >= 1 && date.day <= daysIn(date) ? date : undefined;
}

/** How many days that month has. */
export function daysIn({ month, year }: Pick<DateObject, "month" | "year">): number {
  return daysInMonth({ month: monthNames.indexOf(month) + 1, year });
}
