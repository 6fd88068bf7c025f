import { formatDate } from "@aradhana/core/date";

/** All times of the console are India's: there the rituals are. */
const zone = { timeZone: "Asia/Kolkata" } as const;

const moment = new Intl.DateTimeFormat("en-IN", {
  ...zone,
  ...{ day: "numeric", month: "short", year: "numeric", hour: "numeric", minute: "2-digit" },
});
const time = new Intl.DateTimeFormat("en-IN", { ...zone, hour: "numeric", minute: "2-digit" });
const isoDay = new Intl.DateTimeFormat("en-CA", { ...zone, dateStyle: "short" });

/** "28 Nov 2026, 6:00 am", broken after the comma only. */
export const formatMoment = (instant: string) =>
  moment.format(new Date(instant)).replaceAll(/(?<!,)\s/g, "\u00a0");
/** The same for the priest: "28 नवंबर 2026, सुबह 6 बजे" */
export const formatMomentInHindi = (instant: string) =>
  `${formatDate(instant, "day-year", "hi")}, ${formatDate(instant, "time", "hi")}`;
/** "6:00 am" */
export const formatTime = (instant: string) => time.format(new Date(instant));
export const hasStarted = (instant: string) => Date.parse(instant) <= Date.now();
/** The day in India as `2026-11-28`. */
export const dayInIndia = (at: Date) => isoDay.format(at);

/** A moment as a field of type `datetime-local` shows it, in India: "2026-11-28T06:00". India has one zone, without summer time. */
export const minuteInIndia = (instant: string) =>
  new Date(Date.parse(instant) + 5.5 * 3_600_000).toISOString().slice(0, 16);
/** The moment of such a field. */
export const momentInIndia = (minute: string) => new Date(`${minute}:00+05:30`).toISOString();
