import type { Language } from "@aradhana/core/contract";

/**
 * The name of a time zone. Zones have Latin names; in Hindi `Intl` writes one such as "न्यूयॉर्क समय", or "GMT-5" for a
 * zone without a place. @default the zone of this device
 */
export function zoneName(language: Language, timeZone?: string): string {
  if (language === "en")
    return Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone.replaceAll("_", " ");
  const parts = Intl.DateTimeFormat("hi", { timeZone, timeZoneName: "shortGeneric" }).formatToParts();
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return name.replace(/ समय$/, "");
}
