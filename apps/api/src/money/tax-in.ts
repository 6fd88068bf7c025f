/** The tax in an amount that includes it. */
export const taxIn = (amount: number, pct: number): number => Math.round((amount * pct) / (100 + pct));
