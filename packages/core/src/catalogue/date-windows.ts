const DAY = 24 * 60 * 60_000; // ms
const INDIA = 5.5 * 60 * 60_000; // ms ahead of UTC, all year

/** A range of days, both included, `YYYY-MM-DD` in India. */
export interface DateWindow {
  from: string;
  to: string;
}

/** The ranges of days that a list offers at `now`, in ms: by the calendar of India, where the rituals take place. */
export function dateWindows(now: number): Record<"today" | "week" | "month", DateWindow> {
  const day = (ahead: number) => new Date(now + INDIA + ahead * DAY).toISOString().slice(0, 10);
  const until = (last: number) => ({ from: day(0), to: day(last) });
  return { today: until(0), week: until(6), month: until(29) };
}
