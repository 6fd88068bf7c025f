import type { Phone } from "../contract/index.ts";
import type { Log } from "../logging/index.ts";
import { checkIndianNumber, type PhoneReason, phoneLogMessages } from "./indian-number.ts";

export type AnyPhoneCheck = { ok: true; number: string } | { ok: false; reason: PhoneReason | "invalid" };

export interface PhoneCheckOptions {
  /** Of the user who is signed in: with one, any number passes. The server checks it in any case. */
  token?: string | undefined;
  /** Told of each refusal, by the specification's texts and without the number. */
  log?: Log | undefined;
}

/**
 * Checks a typed number by its dial code's rule (ruling D1): India's own, or the numbering plan of the
 * country, whose tables are fetched only when such a code is met. The server checks again.
 */
export async function checkPhone(
  phone: Phone,
  { token, log }: PhoneCheckOptions = {},
): Promise<AnyPhoneCheck> {
  if (token) return { ok: true, number: phone.number.trim() };
  const { kind, ...check } = phone.dial_code === "91" ? indian(phone.number) : await foreign(phone);
  // Silently: people mistype, and the form tells them.
  if (kind) log?.info(phoneLogMessages[kind]);
  return check;
}

/** A verdict, and by which of the three texts a refusal is logged. */
type Verdict = AnyPhoneCheck & { kind?: PhoneReason };

function indian(number: string): Verdict {
  const check = checkIndianNumber(number);
  return check.ok ? check : { ...check, kind: check.reason };
}

async function foreign({ dial_code, number }: Phone): Promise<Verdict> {
  if (!number.trim()) return { ok: false, reason: "empty", kind: "empty" };

  const { parsePhoneNumberFromString, validatePhoneNumberLength } = await import("libphonenumber-js/min");
  const without0 = number.replace(/^\s*0/, "");
  // The 0 that is dialled within a country belongs to the number itself in some, as in Italy.
  for (const written of [number, without0]) {
    const parsed = parsePhoneNumberFromString(`+${dial_code}${written}`);
    if (parsed?.isValid() && parsed.countryCallingCode === dial_code) {
      return { ok: true, number: parsed.nationalNumber };
    }
  }
  const kind = validatePhoneNumberLength(`+${dial_code}${without0}`) ? "length" : "first_digit";
  return { ok: false, reason: "invalid", kind };
}
