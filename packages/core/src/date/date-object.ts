import { daysInMonth } from "./days-in-month.ts";

/** English names, January first. */
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

/** A calendar day as forms store it. */
export interface DateObject {
  day: number;
  month: MonthName;
  year: number;
}

/** Parses `D MMMM YYYY`, such as "5 November 2026", strictly: no other format, and only days that exist. */
export function parseDate(text: string): DateObject | undefined {
  const [, day, name, year] = /^([1-9]\d?) ([A-Z][a-z]+) (\d{4})$/.exec(text) ?? [];
  const month = monthNames.find((each) => each === name);
  const date = month && { day: Number(day), month, year: Number(year) };
  return date && date.day <= daysIn(date) ? date : undefined;
}

/** Formats as `D MMMM YYYY`, which `parseDate` parses. */
export function writeDate({ day, month, year }: DateObject): string {
  return `${day} ${month} ${String(year).padStart(4, "0")}`;
}

/** The date as `YYYY-MM-DD`, for the API. */
export function isoDay({ day, month, year }: DateObject): string {
  const [yyyy, mm, dd] = [
    [year, 4],
    [monthNames.indexOf(month) + 1, 2],
    [day, 2],
  ].map(([part = 0, width = 2]) => String(part).padStart(width, "0"));
  return `${yyyy}-${mm}-${dd}`;
}

/** Parses `YYYY-MM-DD` as `isoDay` writes it; only days that exist. */
export function readIsoDay(text: string): DateObject | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  const name = monthNames[Number(month) - 1];
  const date = name && { day: Number(day), month: name, year: Number(year) };
  return date && date.day >= 1 && date.day <= daysIn(date) ? date : undefined;
}

/** Number of days of that month. */
export function daysIn({ month, year }: Pick<DateObject, "month" | "year">): number {
  return daysInMonth({ month: monthNames.indexOf(month) + 1, year });
}
