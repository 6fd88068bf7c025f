import type { Language } from "../contract/index.ts";
import { formatDate } from "./format-date.ts";

const SIX_DAYS = 6 * 24 * 60 * 60_000; // ms: beyond it a weekday alone could mean this week's

/** When bookings close, as short as it is clear: "Thu 8 pm" within six days, else "Fri 4 Dec". */
export function formatClosingTime(cutoffAt: string, now: number, language: Language): string {
  const style = Date.parse(cutoffAt) - now < SIX_DAYS ? "closing" : "short-day";
  return formatDate(cutoffAt, style, language);
}
