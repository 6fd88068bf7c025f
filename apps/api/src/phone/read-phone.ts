import type { Phone } from "@aradhana/core/contract";
import { checkIndianNumber, type PhoneReason } from "@aradhana/core/phone";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** A number in one form, however it was typed. */
export interface ReadPhone {
  dialCode: string;
  /** Digits after the dial code. */
  number: string;
  e164: string;
}

export type PhoneVerdict = { ok: true; phone: ReadPhone } | { ok: false; reason: PhoneReason | "invalid" };

/** Reads a typed number by the rule of its dial code: ours for India, the numbering plans elsewhere. */
export function readPhone({ dial_code: dialCode, number: typed }: Phone): PhoneVerdict {
  if (dialCode === "91") {
    const check = checkIndianNumber(typed);
    if (!check.ok) return check;
    return { ok: true, phone: { dialCode, number: check.number, e164: `+91${check.number}` } };
  }
  if (!typed.trim()) return { ok: false, reason: "empty" };
  const parsed = parsePhoneNumberFromString(`+${dialCode}${typed}`);
  if (!parsed?.isValid() || parsed.countryCallingCode !== dialCode) return { ok: false, reason: "invalid" };
  return { ok: true, phone: { dialCode, number: parsed.nationalNumber, e164: parsed.number } };
}

/** A full number where only its end may be shown: `+91••••••3210`. */
export const maskE164 = (e164: string) => `${e164.slice(0, 3)}••••••${e164.slice(-4)}`;
