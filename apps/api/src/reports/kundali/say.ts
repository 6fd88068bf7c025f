import type { Language } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
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
  formatDate(`${day}T00:00Z`, "day-year", language, 0);
