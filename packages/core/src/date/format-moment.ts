import type { Language } from "../contract/index.ts";
import { formatDate } from "./format-date.ts";
import { INDIAN_OFFSET } from "./wall-clock.ts";

const DAY = 24 * 60 * 60_000; // ms
/** Up to six days ahead a weekday can only mean the coming one. */
const WEEKDAY_IS_CLEAR = 6 * DAY;
/** Further away than half a year, a day and a month could belong to another year. */
const YEAR_IS_CLEAR = 183 * DAY;

interface Reader {
  /**
   * The time at which the text is read, in ms: of the server's clock. A text without it, such as a receipt or a message,
   * is read at any later time and has the date with its year.
   */
  now?: number | undefined;
  language: Language;
  /** Offset of the reader's clock from Greenwich at the moment, in minutes; `undefined` where it is not known. */
  offset?: number | undefined;
  /** Whether to name India's time zone also where the reader's clock shows it or is not known. */
  isAbroad?: boolean | undefined;
}

/**
 * A moment for its reader, by India's clock: "Sun 3 pm" up to six days ahead, else "Sun 6 Dec, 3 pm", and with the
 * year where that is half a year away. Where the reader's clock differs, their own time follows: "Sun 3 pm India time
 * (Sun 4:30 am your time)".
 */
export const formatMoment = (instant: string, reader: Reader): string =>
  [momentAt(instant, reader, INDIAN_OFFSET), formatZone(instant, reader)].filter(Boolean).join(" ");

/** What follows a moment in India, where the two are apart: "India time (Sun 4:30 am your time)". */
export function formatZone(instant: string, reader: Reader): string | undefined {
  const { language, offset, isAbroad } = reader;
  const inIndia = momentAt(instant, reader, INDIAN_OFFSET);
  const here = offset === undefined ? inIndia : momentAt(instant, reader, offset);
  if (here !== inIndia) return zone[language](here);
  return isAbroad ? zone[language]() : undefined;
}

function momentAt(instant: string, { now, language }: Reader, offset: number): string {
  const ahead = now === undefined ? Number.NaN : Date.parse(instant) - now;
  if (ahead >= 0 && ahead < WEEKDAY_IS_CLEAR) return formatDate(instant, "closing", language, offset);
  const day = Math.abs(ahead) < YEAR_IS_CLEAR ? "short-day" : "short-day-year";
  return `${formatDate(instant, day, language, offset)}, ${formatDate(instant, "time", language, offset)}`;
}

const zone = {
  en: (here?: string) => `India time${here ? ` (${here} your time)` : ""}`,
  hi: (here?: string) => `भारतीय समय${here ? ` (आपके यहाँ ${here})` : ""}`,
} as const satisfies Record<Language, unknown>;
