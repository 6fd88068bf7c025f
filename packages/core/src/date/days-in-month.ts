const WITH_THIRTY = [4, 6, 9, 11];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The most days a month (from 1) can have when month or year may be unknown: 31, or 29 in February. */
export function daysInMonth({
  month = 1,
  year,
}: {
  month?: number | undefined;
  year?: number | undefined;
}): number {
  if (month === 2) return year === undefined || isLeap(year) ? 29 : 28;
  return WITH_THIRTY.includes(month) ? 30 : 31;
}
