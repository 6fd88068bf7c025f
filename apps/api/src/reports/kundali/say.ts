import type { Language } from "@aradhana/core/contract";
import { rashis } from "@aradhana/core/sankalp";
import type { Text } from "../../text/text.ts";

/** The name of a rashi from its number. */
export const rashiText = (rashi: number): Text => {
  const [en = "", hi = ""] = rashis[rashi - 1] ?? [];
  return { en, hi };
};

/** The day of an instant in the time of a birth, which is `offset` seconds ahead of UTC: 2026-11-23. */
export const dayAt = (instant: Date, offset: number): string =>
  new Date(instant.getTime() + offset * 1000).toISOString().slice(0, 10);

/** A day like 2026-11-23 as people read it. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === "hi" ? "hi-IN-u-nu-latn" : "en-IN", {
    ...{ day: "numeric", month: "short", year: "numeric", timeZone: "UTC" },
  }).format(new Date(`${day}T00:00:00Z`));
