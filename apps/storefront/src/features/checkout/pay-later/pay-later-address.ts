import type { Money } from "@aradhana/core/contract";

interface Held {
  price: Money;
  package_id: string;
  pooja_id: string;
}

/** The page of a held place. The price in it is a hint for its reader, which nothing is reckoned with (ruling D5). */
export const payLaterAddress = ({ price, package_id, pooja_id }: Held) =>
  `/pooja/book-now-pay-later/${price.amount / 100}/${package_id}/${pooja_id}`;

/** The price that an address names, in minor units; none where it names none. */
export function readPriceHint(text: string): number | undefined {
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}
