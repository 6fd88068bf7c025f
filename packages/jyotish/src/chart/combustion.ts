import { type Graha, signed } from "../sky/index.ts";

/** Degrees from the Sun within which a graha is combust (asta): direct, and retrograde. Surya Siddhanta 9 */
const orbs: Partial<Record<Graha, readonly [direct: number, retrograde: number]>> = {
  moon: [12, 12],
  mars: [17, 17],
  mercury: [14, 12],
  jupiter: [11, 11],
  venus: [10, 8],
  saturn: [15, 15],
};

/** Whether a graha is too near to the Sun to be seen. Rahu and Ketu never are. */
export function isCombust(graha: Graha, longitude: number, retrograde: boolean, sun: number): boolean {
  const orb = orbs[graha]?.[retrograde ? 1 : 0] ?? -1;
  return Math.abs(signed(longitude - sun)) <= orb;
}
