import { type Nakshatra, nakshatraAt } from "../nakshatra/index.ts";
import { type Rashi, rashiOf } from "../rashi/index.ts";

/** Where a longitude is in the rashis, the nakshatras and the navamsa. */
export type Placement = {
  /** Sidereal, in degrees from 0° Mesha; not rounded. */
  readonly longitude: number;
  readonly rashi: Rashi;
  /** Degrees inside the rashi, 0 to 30. */
  readonly degree: number;
  readonly nakshatra: Nakshatra;
  /** The rashi in the D9. */
  readonly navamsa: Rashi;
  /** The same rashi in D1 and D9. */
  readonly vargottama: boolean;
};

export function placementOf(longitude: number): Placement {
  const rashi = rashiOf(longitude);
  const navamsa = (Math.floor((longitude * 108) / 360) % 12) + 1;
  return {
    longitude,
    rashi,
    degree: longitude % 30,
    nakshatra: nakshatraAt(longitude),
    navamsa,
    vargottama: rashi === navamsa,
  };
}

/** Degrees as charts print them, cut off and not rounded: 29.9999 is 29° 59′ 59″. */
export function degreeParts(degree: number): { degrees: number; minutes: number; seconds: number } {
  const seconds = Math.floor(degree * 3600);
  return {
    degrees: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
