import { latinDigits } from "../digits/index.ts";
import { checkIndianNumber } from "./indian-number.ts";

/**
 * What was typed or pasted into the field of a dial code: its digits in Latin, and beside 91 without the
 * spaces and the "+91" or "0" of a whole Indian number.
 */
export function readTypedNumber(typed: string, dialCode: string) {
  const latin = latinDigits(typed);
  if (dialCode !== "91") return latin;
  const check = checkIndianNumber(latin.replace(/\s/g, "").replace(/^(?:\+91|0)/, ""));
  return check.ok ? check.number : latin;
}
