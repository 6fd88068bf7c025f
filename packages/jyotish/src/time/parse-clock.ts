const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** A date as 2026-11-23 and a clock time as 15:45 or 15:45:30, as if they were UTC. Says which of the two is wrong. */
export function parseClock(date: string, time: string): number | "date" | "time" {
  const [, year, month, day] = (DATE.exec(date) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return "date";
  const midnight = new Date(Date.UTC(year, month - 1, day));
  // 31 February becomes 3 March, and the year 26 becomes 1926.
  if (midnight.toISOString().slice(0, 10) !== date) return "date";
  const [, hour, minute, second] = TIME.exec(time) ?? [];
  if (hour === undefined) return "time";
  return midnight.getTime() + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second ?? 0)) * 1000;
}
