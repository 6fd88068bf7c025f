import type { Money } from "@aradhana/core/contract";

/** So many percent of an amount, rounded as the API rounds them. */
export const shareOf = ({ amount, currency }: Money, pct: number): Money => ({
  amount: Math.round((amount * pct) / 100),
  currency,
});
