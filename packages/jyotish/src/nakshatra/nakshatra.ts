import type { Graha } from "../sky/index.ts";
import { naming } from "./naming.ts";

/** Degrees of one nakshatra, the 27th part of the zodiac: 13° 20′. */
export const NAKSHATRA_ARC = 360 / 27;

export const nakshatraNames = [
  "Ashwini",
  "Bharani",
  "Krittika",
  "Rohini",
  "Mrigashira",
  "Ardra",
  "Punarvasu",
  "Pushya",
  "Ashlesha",
  "Magha",
  "Purva Phalguni",
  "Uttara Phalguni",
  "Hasta",
  "Chitra",
  "Swati",
  "Vishakha",
  "Anuradha",
  "Jyeshtha",
  "Mula",
  "Purva Ashadha",
  "Uttara Ashadha",
  "Shravana",
  "Dhanishta",
  "Shatabhisha",
  "Purva Bhadrapada",
  "Uttara Bhadrapada",
  "Revati",
] as const;

/** The lords of the nakshatras in the order of the Vimshottari dasha, three times from Ashwini. */
export const nakshatraLords = [
  "ketu",
  "venus",
  "sun",
  "moon",
  "mars",
  "rahu",
  "jupiter",
  "saturn",
  "mercury",
] as const satisfies readonly Graha[];

export type Nakshatra = {
  /** 1 is Ashwini, 27 is Revati. */
  readonly number: number;
  /** The quarter, 1 to 4. */
  readonly pada: number;
  readonly lord: Graha;
  /** The syllable a name begins with (Avakahada chakra). */
  readonly syllable: string;
  /** How much of the nakshatra is behind, 0 to 1. */
  readonly traversed: number;
};

/** The nakshatra and pada of a sidereal longitude. */
export function nakshatraAt(longitude: number): Nakshatra {
  // Of a product: 3° 20′ itself must not come out a little below its boundary.
  const parts = (longitude * 27) / 360;
  const index = Math.floor(parts);
  const pada = Math.floor((longitude * 108) / 360) % 4;
  return {
    number: index + 1,
    pada: pada + 1,
    lord: nakshatraLords[index % 9] ?? "ketu",
    syllable: naming[index]?.split(" ")[pada] ?? "",
    traversed: parts - index,
  };
}
