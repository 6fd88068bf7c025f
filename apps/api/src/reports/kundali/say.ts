import type { Language } from "@aradhana/core/contract";
import { rashis } from "@aradhana/core/sankalp";
import type { Text } from "../../text/text.ts";

/** The name of a rashi from its number. */
export const rashiText = (rashi: number): Text => {
  const [en = "", hi = ""] = rashis[rashi - 1] ?? [];
  return { en, hi };
};

/** An instant as a day in UTC, as dates of a report are kept. */
export const isoDay = (instant: Date): string => instant.toISOString().slice(0, 10);

/** A day like 2026-11-23 as people read it. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === "hi" ? "hi-IN-u-nu-latn" : "en-IN", {
    ...{ day: "numeric", month: "short", year: "numeric", timeZone: "UTC" },
  }).format(new Date(`${day}T00:00:00Z`));
