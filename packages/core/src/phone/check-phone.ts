import type { Phone } from "../contract/index.ts";
import { checkIndianNumber, type PhoneReason } from "./indian-number.ts";

export type AnyPhoneCheck = { ok: true; number: string } | { ok: false; reason: PhoneReason | "invalid" };

/**
 * Checks a typed number by its dial code's rule (ruling D1): India's own, or the numbering plan of the
 * country, whose tables are fetched only when such a code is met. The server checks again.
 */
export async function checkPhone({ dial_code, number }: Phone): Promise<AnyPhoneCheck> {
  if (dial_code === "91") return checkIndianNumber(number);
  if (!number.trim()) return { ok: false, reason: "empty" };

  const { parsePhoneNumberFromString } = await import("libphonenumber-js/min");
  const parsed = parsePhoneNumberFromString(`+${dial_code}${number.replace(/^\s*0/, "")}`);
  if (!parsed?.isValid() || parsed.countryCallingCode !== dial_code) return { ok: false, reason: "invalid" };
  return { ok: true, number: parsed.nationalNumber };
}
