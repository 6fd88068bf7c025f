import { houseFrom, type Rashi } from "../rashi/index.ts";
import { saturnTransits } from "./saturn-transits.ts";
import type { Verdict } from "./verdict.ts";

/**
 * Where Saturn is, counted from the Moon's rashi at birth: in the 12th, 1st and 2nd it is Sade Sati's rising, peak and
 * setting; in the 4th and 8th a Dhaiya (small panoti).
 */
export type SadeSatiPhase = "rising" | "peak" | "setting" | "ardhashtama" | "ashtama";

const phases: Readonly<Record<number, SadeSatiPhase>> = {
  12: "rising",
  1: "peak",
  2: "setting",
  4: "ardhashtama",
  8: "ashtama",
};

export type SadeSatiPeriod = { readonly phase: SadeSatiPhase; readonly start: Date; readonly end: Date };

/** Sade Sati and Dhaiya between two instants. Show the dates only: near its stations Saturn takes hours to a minute of arc. */
export function sadeSatiPeriods(moonRashi: Rashi, from: Date, to: Date): SadeSatiPeriod[] {
  return saturnTransits(from, to).flatMap(({ rashi, start, end }) => {
    const phase = phases[houseFrom(moonRashi, rashi)];
    return phase ? [{ phase, start, end }] : [];
  });
}

/** Sade Sati at an instant: a Dhaiya counts as "partly". */
export function sadeSatiAt(periods: readonly SadeSatiPeriod[], instant: Date): Verdict {
  const current = periods.find(({ start, end }) => start <= instant && instant < end);
  if (!current) return "notPresent";
  return current.phase === "ardhashtama" || current.phase === "ashtama" ? "partly" : "present";
}
