import type { Money } from "../contract/index.ts";
import { currencySymbol } from "../currency/index.ts";

/** All three price lists count in hundredths (ISO 4217). */
const minorPerMajor = 100;

/**
 * The amount as shoppers read it: the spec's symbol rule, lakh grouping for rupees, and no decimals
 * where it is whole. Digits are Latin in every language.
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

// By hand, since the first Intl.NumberFormat of a page costs a slow phone a frame or two.
const lakhPlaces = /\B(?=(?:\d{2})*\d{3}$)/g;
const thousandPlaces = /\B(?=(?:\d{3})+$)/g;

/** So many percent of an amount, in whole minor units: how a price divides into its parts. */
export const shareOf = ({ amount, currency }: Money, pct: number): Money => ({
  amount: Math.round((amount * pct) / 100),
  currency,
});
