import type { Money } from "../contract/index.ts";
import { currencySymbol } from "../currency/index.ts";

/** All three currencies have 100 minor units (ISO 4217). */
const minorPerMajor = 100;

/**
 * Formats an amount: the specification's symbol rule, lakh grouping for rupees, and no decimals for whole amounts.
 * Digits are Latin in every language.
 */
export function formatMoney({ amount, currency }: Money): string {
  const minor = Math.abs(amount);
  const major = String(Math.trunc(minor / minorPerMajor)).replace(
    currency === "inr" ? lakhPlaces : thousandPlaces,
    ",",
  );
  const rest = minor % minorPerMajor;
  const decimals = rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`;
  return `${amount < 0 ? "−" : ""}${currencySymbol(currency)}${major}${decimals}`;
}

// By hand, since the first Intl.NumberFormat of a page takes a slow phone one or two frames.
const lakhPlaces = /\B(?=(?:\d{2})*\d{3}$)/g;
const thousandPlaces = /\B(?=(?:\d{3})+$)/g;

/** A percentage of an amount in whole minor units, to split a price into its parts. */
export const shareOf = ({ amount, currency }: Money, pct: number): Money => ({
  amount: Math.round((amount * pct) / 100),
  currency,
});
