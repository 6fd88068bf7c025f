import { latinDigits } from "../digits/index.ts";
import { checkIndianNumber } from "./indian-number.ts";

const between = /[\s().\p{Pd}\p{Cf}]/gu;

/**
 * What was typed or pasted into the field of a dial code: its digits in Latin, and beside 91 without what
 * people and their address books put between and around those of a whole Indian number, seen or unseen.
 */
export function readTypedNumber(typed: string, dialCode: string) {
  const latin = latinDigits(typed);
  if (dialCode !== "91") return latin;
  const check = checkIndianNumber(latin.replace(between, "").replace(/^(?:\+?91|0)(?=\d{10}$)/, ""));
  return check.ok ? check.number : latin;
}
