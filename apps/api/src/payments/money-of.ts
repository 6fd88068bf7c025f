import { currency as currencyCode, type Money } from "@aradhana/core/contract";
import * as v from "valibot";

/** An amount in a gateway's spelling of the currency; undefined in a currency that we never charge. */
export function moneyOf(amount: number, currency: string): Money | undefined {
  const code = currency.toLowerCase();
  return v.is(currencyCode, code) ? { amount, currency: code } : undefined;
}
