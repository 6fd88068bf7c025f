import type { Currency, Money } from "../contract/index.ts";

/** The price limits on offer, in minor units of each price list. */
const steps = {
  inr: [500_00, 1000_00, 2500_00],
  usd: [15_00, 30_00, 75_00],
  eur: [15_00, 30_00, 75_00],
} as const satisfies Record<Currency, readonly number[]>;

/** The price limits that a list offers in a currency, lowest first. */
export function priceSteps(currency: Currency): Money[] {
  return steps[currency].map((amount) => ({ amount, currency }));
}
