import type { Language } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";

export { formatDate };

/** A calendar day of India, such as "2026-11-23", as "Mon 23 Nov". */
export const formatDay = (day: string, language: Language): string =>
  formatDate(`${day}T12:00:00+05:30`, "short-day", language);
