import { type LocalDay, localDayOf } from "./local-day.ts";
import { type DayMoment, momentOfDay } from "./moment-of-day.ts";
import type { Place } from "./place.ts";
import type { TithiSpan } from "./tithi.ts";

const MARGIN = 1_000; // the search for a tithi's edge is good to a tenth of a second

/**
 * Where the sky is looked at to name a day: Ujjain, from whose meridian almanacs have always counted. By one
 * sky all temples observe a tithi on one day, and all pujas of one morning name the same tithi.
 */
export const ujjain: Place = { lat: 23.1828, lon: 75.7682 };

/**
 * The day on which almanacs observe a tithi: the first on which it holds at the deciding moment. A short tithi may hold at
 * none; then it is observed on the day it begins when sunrise decides, else where that moment comes nearest to it.
 */
export function observedDay(span: TithiSpan, at: DayMoment): LocalDay {
  const days = daysAround(span).flatMap((day) => {
    const moment = momentOfDay(at, day, ujjain);
    return moment ? [{ day, late: moment.getTime() - within(moment, span).getTime() }] : [];
  });
  const candidates = at === "sunrise" ? days.filter(({ late }) => late <= 0) : days;
  return candidates.reduce((a, b) => (Math.abs(a.late) <= Math.abs(b.late) ? a : b)).day;
}

/** The instant itself, or the nearest one that lies safely inside the span. */
export function within(instant: Date, { start, end }: TithiSpan): Date {
  return new Date(Math.min(Math.max(instant.getTime(), start.getTime() + MARGIN), end.getTime() - MARGIN));
}

function daysAround({ start, end }: TithiSpan): LocalDay[] {
  const first = localDayOf(start) - 1;
  return Array.from({ length: localDayOf(end) - first + 1 }, (_, i) => first + i);
}
