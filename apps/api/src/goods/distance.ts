import type { ChosenRange } from "./chosen-filters.ts";

/** Stands in for zero, which has no logarithm. */
const LEAST = 0.001;

/** By how much a number misses a range, as the logarithm of the share: 0 within it. */
export function missedBy(number: number, { min, max }: ChosenRange): number {
  const share = Math.max(number, LEAST);
  if (min !== undefined && number < min) return Math.log(Math.max(min, LEAST) / share);
  if (max !== undefined && number > max) return Math.log(share / Math.max(max, LEAST));
  return 0;
}

/** How far a good is from the chosen filters: what counts most comes first. */
export interface Distance {
  place: number;
  /** 1 if it has another value than the first chosen one. */
  isOther: number;
  missed: number;
  unmatched: number;
}

export function isNearer(a: Distance, b: Distance): boolean {
  if (a.isOther !== b.isOther) return a.isOther < b.isOther;
  if (a.missed !== b.missed) return a.missed < b.missed;
  return a.unmatched < b.unmatched;
}
