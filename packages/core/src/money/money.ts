import type { Money } from "../contract/index.ts";
import { currencySymbol } from "../currency/index.ts";

/** All three price lists count in hundredths (ISO 4217). */
const minorPerMajor = 100;

/**
 * The amount as shoppers read it: the spec's symbol rule, lakh grouping for rupees, and no decimals
 * where it is whole. Digits are Latin in every language.
 */
export function formatMoney({ amount, currency }: Money): string {
  const whole = amount % minorPerMajor === 0;
  const digits = whole ? 0 : 2;
  const number = new Intl.NumberFormat(currency === "inr" ? "en-IN" : "en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(amount) / minorPerMajor);
  return `${amount < 0 ? "−" : ""}${currencySymbol(currency)}${number}`;
}
