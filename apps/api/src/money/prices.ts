import type { Currency, Money } from "@aradhana/core/contract";

/** A price in each currency, in minor units. Prices are never converted. */
export type Prices = Readonly<Record<Currency, number>>;

export const priceIn = (prices: Prices, currency: Currency): Money => ({
  amount: prices[currency],
  currency,
});

/** The lowest price in each currency. */
export const cheapest = (prices: readonly Prices[]): Prices => ({
  inr: Math.min(...prices.map(({ inr }) => inr)),
  usd: Math.min(...prices.map(({ usd }) => usd)),
  eur: Math.min(...prices.map(({ eur }) => eur)),
});
