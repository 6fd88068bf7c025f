import { RATTI_IN_CARATS } from "../../../src/goods/ratti.ts";

const GRAMS_IN_CARAT = 0.2;

/**
 * The factors by which the trade estimates a weight from the size: carats = length × width × depth × gravity × factor.
 * Of round and oval cuts, length and width stand for the mean diameter. Real stones lie within a few per cent.
 */
const factors = {
  brilliant: 0.00173,
  round: 0.0018,
  oval: 0.002,
  cushion: 0.0022,
  pear: 0.0018,
  emerald: 0.0025,
  cabochon: 0.0026,
  bead: 0.00262,
} as const;

export type Cut = keyof typeof factors;

/** Length, width and depth in millimetres. */
export type Size = readonly [length: number, width: number, depth: number];

/** The weight in carats that a stone of this cut, size and specific gravity should have. */
export function estimateCarats(cut: Cut, [length, width, depth]: Size, gravity: number): number {
  const area = cut === "oval" ? ((length + width) / 2) ** 2 : length * width;
  return area * depth * gravity * factors[cut];
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** The weight in each unit; only the carats are weighed. */
export const weightOf = (carat: number) => ({
  carat,
  ratti: rounded(carat / RATTI_IN_CARATS, 2),
  grams: rounded(carat * GRAMS_IN_CARAT, 3),
});
