import type { Prices } from "../../money/prices.ts";

/** What one person may give back of an order, in minor units; more needs a second person. */
const aloneUpTo: Prices = { inr: 500_000, usd: 6_000, eur: 5_500 };

interface Refunding {
  amount: number;
  currency: keyof Prices;
  /** Given back of the same order before without a second person: many small refunds are a large one. */
  before: number;
}

/** Whether a refund has to wait for a second person. */
export const needsSecondPerson = ({ amount, currency, before }: Refunding) =>
  before + amount > aloneUpTo[currency];
