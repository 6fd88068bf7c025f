import { friendship, lordOf, rashiOf } from "../rashi/index.ts";
import type { Planet } from "../sky/index.ts";

export type Dignity = "exalted" | "moolatrikona" | "own" | "friend" | "neutral" | "enemy" | "debilitated";

/** The rashi of exaltation and the degree of the deepest; the opposite rashi debilitates. BPHS 3.49 to 3.50 */
const exaltation: Readonly<Record<Planet, readonly [rashi: number, degree: number]>> = {
  sun: [1, 10],
  moon: [2, 3],
  mars: [10, 28],
  mercury: [6, 15],
  jupiter: [4, 5],
  venus: [12, 27],
  saturn: [7, 20],
};

/**
 * The rashi of the moolatrikona and the degree at which it ends. It begins with the rashi or, where the planet is exalted
 * first, at the deepest degree. BPHS 3.51 to 3.54
 */
const moolatrikona: Readonly<Record<Planet, readonly [rashi: number, end: number]>> = {
  sun: [5, 20],
  moon: [2, 30],
  mars: [1, 12],
  mercury: [6, 20],
  jupiter: [9, 10],
  venus: [7, 15],
  saturn: [11, 20],
};

/** How strong a planet is by the rashi it is in. Rahu and Ketu have none here: authors disagree. */
export function dignityOf(planet: Planet, longitude: number): Dignity {
  const rashi = rashiOf(longitude);
  const degree = longitude % 30;
  const [trikona, end] = moolatrikona[planet];
  const [high, deepest] = exaltation[planet];
  // Moon and Mercury are exalted and in their moolatrikona in different parts of one rashi.
  if (rashi === high && (high !== trikona || degree < deepest)) return "exalted";
  if (rashi === trikona && degree < end) return "moolatrikona";
  if ((rashi + 6 - high) % 12 === 0) return "debilitated";
  const lord = lordOf(rashi);
  return lord === planet ? "own" : friendship(planet, lord);
}
