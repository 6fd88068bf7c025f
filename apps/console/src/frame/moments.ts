/** All times of the console are India's: there the rituals are. */
const zone = { timeZone: "Asia/Kolkata" } as const;

const moment = new Intl.DateTimeFormat("en-IN", {
  ...zone,
  ...{ day: "numeric", month: "short", year: "numeric", hour: "numeric", minute: "2-digit" },
});
const time = new Intl.DateTimeFormat("en-IN", { ...zone, hour: "numeric", minute: "2-digit" });
const isoDay = new Intl.DateTimeFormat("en-CA", { ...zone, dateStyle: "short" });

/** "28 Nov 2026, 6:00 am" */
export const formatMoment = (instant: string) => moment.format(new Date(instant));
/** "6:00 am" */
export const formatTime = (instant: string) => time.format(new Date(instant));
/** The day in India as `2026-11-28`. */
export const dayInIndia = (at: Date) => isoDay.format(at);
