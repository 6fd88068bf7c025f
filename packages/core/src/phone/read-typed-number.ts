import { latinDigits } from "../digits/index.ts";
import { checkIndianNumber } from "./indian-number.ts";

const between = /[\s().\p{Pd}\p{Cf}]/gu;

/**
 * Cleans a number that was typed or pasted into the field of a dial code: digits become Latin, and for 91 the
 * visible and invisible separators, prefixes and spaces around a complete Indian number are removed.
 */
export function readTypedNumber(typed: string, dialCode: string) {
  const latin = latinDigits(typed);
  if (dialCode !== "91") return latin;
  const check = checkIndianNumber(latin.replace(between, "").replace(/^(?:\+?91|0)(?=\d{10}$)/, ""));
  return check.ok ? check.number : latin;
}
