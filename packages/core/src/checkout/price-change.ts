import type { Money, Quote } from "../contract/index.ts";

/** What the buyer agreed to pay with a press, and for what. */
export interface AgreedPrice {
  of: string;
  total: Money;
}

/** What is chosen, without its price. */
const chosenIn = ({ lines, coupon }: Quote): string =>
  JSON.stringify([lines.map(({ kind, item_id, qty }) => [kind, item_id, qty]), coupon?.code]);

export const agreedPriceOf = (quote: Quote): AgreedPrice => ({
  ...{ of: chosenIn(quote), total: quote.totals.grand },
});

/** The total that the buyer agreed to and that of now, where the same choice has another price since. */
export function priceChange(
  agreed: AgreedPrice | undefined,
  quote: Quote | undefined,
): Record<"before" | "now", Money> | undefined {
  if (!agreed || !quote || agreed.of !== chosenIn(quote)) return undefined;
  const { total: before } = agreed;
  const now = quote.totals.grand;
  return before.currency === now.currency && before.amount !== now.amount ? { before, now } : undefined;
}
