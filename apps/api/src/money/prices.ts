import type { Currency, Money } from "@aradhana/core/contract";

/** One price in each of our price lists, in minor units. Nothing is ever converted. */
export type Prices = Readonly<Record<Currency, number>>;

/** The price on one of the lists. */
export const priceIn = (prices: Prices, currency: Currency): Money => ({
  amount: prices[currency],
  currency,
});

/** The least of each currency. */
export const cheapest = (prices: readonly Prices[]): Prices => ({
  inr: Math.min(...prices.map(({ inr }) => inr)),
  usd: Math.min(...prices.map(({ usd }) => usd)),
  eur: Math.min(...prices.map(({ eur }) => eur)),
});
