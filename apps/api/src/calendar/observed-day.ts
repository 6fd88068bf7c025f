import type { Span } from "@aradhana/jyotish/panchang";
import type { Place } from "@aradhana/jyotish/sky";
import { type LocalDay, localDayOf } from "./local-day.ts";
import { type DayMoment, momentOfDay } from "./moment-of-day.ts";

const MARGIN = 1_000; // the calculated start of a tithi is accurate to a tenth of a second

/**
 * Tithis are calculated for Ujjain, the reference meridian of Indian almanacs. With one reference, all temples
 * observe a tithi on the same day.
 */
export const ujjain: Place = { lat: 23.1828, lon: 75.7682 };

/**
 * The day on which almanacs observe a tithi: the first day on which it includes the moment `at`. A short tithi may include
 * no such moment. Then it is observed on the day it begins if `at` is sunrise, else on the day whose moment is nearest.
 */
export function observedDay(span: Span, at: DayMoment): LocalDay {
  const days = daysAround(span).flatMap((day) => {
    const moment = momentOfDay(at, day, ujjain);
    return moment ? [{ day, offset: moment.getTime() - clampToSpan(moment, span).getTime() }] : [];
  });
  const candidates = at === "sunrise" ? days.filter(({ offset }) => offset <= 0) : days;
  return candidates.reduce((a, b) => (Math.abs(a.offset) <= Math.abs(b.offset) ? a : b)).day;
}

/** The instant itself, or the nearest one inside the span. */
export function clampToSpan(instant: Date, { start, end }: Span): Date {
  return new Date(Math.min(Math.max(instant.getTime(), start.getTime() + MARGIN), end.getTime() - MARGIN));
}

function daysAround({ start, end }: Span): LocalDay[] {
  const first = localDayOf(start) - 1;
  return Array.from({ length: localDayOf(end) - first + 1 }, (_, i) => first + i);
}
