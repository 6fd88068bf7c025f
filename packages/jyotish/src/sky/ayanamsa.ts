import { type Days, daysOf } from "./days.ts";
import { centuriesOf, nutationAt } from "./engine.ts";

/** Lahiri's ayanamsa in degrees; `true` includes nutation and is what true longitudes are reduced by. */
export type Ayanamsa = { readonly mean: number; readonly true: number };

/**
 * 23° 15′ 00.658″ (true) on 1956-03-21 0h TT, carried along by the general precession of IAU 2006: Indian Astronomical
 * Ephemeris 1989, p. 556; Capitaine, Wallace & Chapront 2003, A&A 412, 567.
 */
export function meanAyanamsa(days: Days): number {
  const t = centuriesOf(days);
  return (85885.5324 + t * (5028.796195 + t * (1.1054348 + t * 0.00007964))) / 3600;
}

export const trueAyanamsa = (days: Days) => meanAyanamsa(days) + nutationAt(days).longitude;

/** Lahiri's ayanamsa at an instant. */
export function ayanamsaAt(instant: Date): Ayanamsa {
  const days = daysOf(instant);
  return { mean: meanAyanamsa(days), true: trueAyanamsa(days) };
}
