/** An amount in each currency that we sell in, in minor units: paise and cents. */
export type Price = { readonly inr: number; readonly usd: number; readonly eur: number };

/** Converts a price in whole rupees, dollars and euros to minor units. */
export function price(rupees: number, dollars: number, euros: number): Price {
  return { inr: rupees * 100, usd: dollars * 100, eur: euros * 100 };
}
