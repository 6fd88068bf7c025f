import type { Language } from "../contract/index.ts";
import { calendarNames } from "./calendar-names.ts";
import { hindiClock } from "./hindi-clock.ts";
import { clockAt, INDIAN_OFFSET, type WallClock } from "./wall-clock.ts";

/** The parts of a formatted date; each is computed on access. */
type DateParts = Record<"weekday" | "shortWeekday" | "month" | "shortMonth" | "time", () => string>;

const styles = {
  /** Monday 23 November */
  day: ({ day }, { weekday, month }) => `${weekday()} ${day} ${month()}`,
  /** 23 November 2026 */
  "day-year": ({ day, year }, { month }) => `${day} ${month()} ${year}`,
  /** Mon 23 Nov */
  "short-day": ({ day }, { shortWeekday, shortMonth }) => `${shortWeekday()} ${day} ${shortMonth()}`,
  /** Mon 23 Nov 2026 */
  "short-day-year": ({ day, year }, { shortWeekday, shortMonth }) =>
    `${shortWeekday()} ${day} ${shortMonth()} ${year}`,
  /** 5:30 pm, 8 pm */
  time: (_, { time }) => time(),
  /** Thu 8 pm */
  closing: (_, { shortWeekday, time }) => `${shortWeekday()} ${time()}`,
} as const satisfies Record<string, (clock: WallClock, parts: DateParts) => string>;

type Style = keyof typeof styles;

/**
 * Formats an instant by India's clock, or by another `offset` in minutes east of Greenwich. Without Intl: its
 * set-up takes a slow phone longer than the rest of the page start, and its spelling differs between browsers.
 */
export function formatDate(
  instant: string,
  style: Style,
  language: Language,
  offset = INDIAN_OFFSET,
): string {
  const clock = clockAt(offset, new Date(instant));
  const { weekdays, months, shortWeekday, shortMonth } = calendarNames[language];
  const weekday = () => weekdays[clock.weekday] ?? "";
  const month = () => months[clock.month] ?? "";
  return styles[style](clock, {
    weekday,
    month,
    shortWeekday: () => shortWeekday(weekday()),
    shortMonth: () => shortMonth(month()),
    time: () => formatTime[language](clock.hour, clock.minute),
  });
}

const formatTime = { en: englishClock, hi: hindiClock } as const satisfies Record<Language, unknown>;

function englishClock(hour: number, minute: number): string {
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "am" : "pm"}`;
}
