import type { Language } from "../contract/index.ts";
import { languages } from "../language/index.ts";
import { hindiClock } from "./hindi-clock.ts";

/** Rites happen in India: their days and hours are told in Indian time wherever the reader is. */
export const indianZone = "Asia/Kolkata";

type Style = "day" | "day-year" | "short-day" | "time" | "closing";

const styles = {
  /** Monday 23 November */
  day: { weekday: "long", day: "numeric", month: "long" },
  /** 23 November 2026 */
  "day-year": { day: "numeric", month: "long", year: "numeric" },
  /** Mon 23 Nov */
  "short-day": { weekday: "short", day: "numeric", month: "short" },
  /** 5:30 pm, 8 pm */
  time: { hour: "numeric", minute: "2-digit" },
  /** Thu 8 pm */
  closing: { weekday: "short", hour: "numeric", minute: "2-digit" },
} as const satisfies Record<Style, Intl.DateTimeFormatOptions>;

/** Hindi months are short as they are; cut, they end in a sign few readers know. */
const shortMonth = { en: { month: "short" }, hi: { month: "long" } } as const satisfies Record<
  Language,
  Intl.DateTimeFormatOptions
>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant in words, in `zone`. */
export function formatDate(instant: string, style: Style, language: Language, zone = indianZone): string {
  const key = `${style} ${language} ${zone}`;
  let format = formats.get(key);
  if (!format) {
    const parts: Intl.DateTimeFormatOptions = {
      ...styles[style],
      ...(style === "short-day" && shortMonth[language]),
      // Hindi names the part of the day instead of "am" and "pm": the hour on 24 tells which.
      ...(language === "hi" && { hourCycle: "h23" }),
      timeZone: zone,
    };
    format = new Intl.DateTimeFormat(languages[language].locale, parts);
    formats.set(key, format);
  }
  // CLDR puts a narrow no-break space before "pm" in some versions and a comma after the weekday in
  // others: one spelling, so that the server and every browser write the same.
  const words = format
    .format(new Date(instant))
    .replace(/[\u202f\u00a0]/g, " ")
    .replace(/:00(?= [ap]m)/, "")
    .replace(/^([\p{L}\p{M}]+),/u, "$1");
  return language === "hi" ? words.replace(/(\d+):(\d\d)$/, (_, h, m) => hindiClock(Number(h), m)) : words;
}
