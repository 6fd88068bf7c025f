import type { Phone } from "../contract/index.ts";
import { loadWithRetry } from "../lazy/index.ts";
import type { Log } from "../logging/index.ts";
import { checkIndianNumber, type PhoneReason, phoneLogMessages } from "./indian-number.ts";

export type AnyPhoneCheck = { ok: true; number: string } | { ok: false; reason: PhoneReason | "invalid" };

export interface PhoneCheckOptions {
  /** Token of the signed-in user: with one, any number passes. The server validates it in any case. */
  token?: string | undefined;
  /** Receives each failure, in the specification's words and without the number. */
  log?: Log | undefined;
}

/**
 * Validates a typed number by the rule of its dial code (ruling D1): India's own rule, or the country's numbering
 * plan, whose tables are loaded only when needed; where they cannot be, the number passes. The server validates again.
 */
export async function checkPhone(
  phone: Phone,
  { token, log }: PhoneCheckOptions = {},
): Promise<AnyPhoneCheck> {
  if (token) return { ok: true, number: phone.number.trim() };
  const { kind, ...check } = phone.dial_code === "91" ? indian(phone.number) : await foreign(phone);
  // Not shown from here: people mistype, and the form displays the error.
  if (kind) log?.info(phoneLogMessages[kind]);
  return check;
}

/** The result, and which of the three messages is logged. */
type Verdict = AnyPhoneCheck & { kind?: PhoneReason };

function indian(number: string): Verdict {
  const check = checkIndianNumber(number);
  return check.ok ? check : { ...check, kind: check.reason };
}

/** Named one by one, so that bundlers leave out the rest of the library. */
async function numberingPlans() {
  const { parsePhoneNumberFromString, validatePhoneNumberLength } = await import("libphonenumber-js/min");
  return { parsePhoneNumberFromString, validatePhoneNumberLength };
}

async function foreign({ dial_code, number }: Phone): Promise<Verdict> {
  if (!number.trim()) return { ok: false, reason: "empty", kind: "empty" };

  const plans = await loadWithRetry(numberingPlans).catch(() => undefined);
  // Without them no number is refused here.
  if (!plans) return { ok: true, number: number.trim() };
  const { parsePhoneNumberFromString, validatePhoneNumberLength } = plans;
  const without0 = number.replace(/^\s*0/, "");
  // In some countries, such as Italy, the leading 0 is part of the number.
  for (const written of [number, without0]) {
    const parsed = parsePhoneNumberFromString(`+${dial_code}${written}`);
    if (parsed?.isValid() && parsed.countryCallingCode === dial_code) {
      return { ok: true, number: parsed.nationalNumber };
    }
  }
  const kind = validatePhoneNumberLength(`+${dial_code}${without0}`) ? "length" : "first_digit";
  return { ok: false, reason: "invalid", kind };
}
