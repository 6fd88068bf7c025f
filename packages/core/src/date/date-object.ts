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

const withThirty: readonly MonthName[] = ["April", "June", "September", "November"];

/** How many days that month has. */
export function daysIn({ month, year }: Pick<DateObject, "month" | "year">): number {
  if (month !== "February") return withThirty.includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}
