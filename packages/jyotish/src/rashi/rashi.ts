import type { Planet } from "../sky/index.ts";

/** A sign of the zodiac: 1 is Mesha (Aries), 12 is Meena (Pisces). */
export type Rashi = number;

export const rashiNames = [
  "Mesha",
  "Vrishabha",
  "Mithuna",
  "Karka",
  "Simha",
  "Kanya",
  "Tula",
  "Vrishchika",
  "Dhanu",
  "Makara",
  "Kumbha",
  "Meena",
] as const;

const lords = [
  "mars",
  "venus",
  "mercury",
  "moon",
  "sun",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "saturn",
  "jupiter",
] as const satisfies readonly Planet[];

export const rashiOf = (longitude: number): Rashi => Math.floor(longitude / 30) + 1;

/** The rashi a number of places further, 0 being itself. */
export const rashiAfter = (rashi: Rashi, places: number): Rashi =>
  ((((rashi - 1 + places) % 12) + 12) % 12) + 1;

/** The house (bhava) of one rashi when another is the first: whole signs. */
export const houseFrom = (first: Rashi, rashi: Rashi): number => rashiAfter(rashi, 1 - first);

export function lordOf(rashi: Rashi): Planet {
  const lord = lords[rashi - 1];
  if (!lord) throw new RangeError(`No rashi ${rashi}: 1 to 12.`);
  return lord;
}
