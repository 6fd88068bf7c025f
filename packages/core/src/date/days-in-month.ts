const WITH_THIRTY = [4, 6, 9, 11];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** How many days a month (from 1) can have, as far as it and its year are known: 31, or 29 in February, at most. */
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
