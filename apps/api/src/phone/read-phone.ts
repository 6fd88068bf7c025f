import type { FieldError, Phone } from "@aradhana/core/contract";
import { checkPhone, type PhoneReason } from "@aradhana/core/phone";

/** A number in one form, however it was typed. */
export interface ReadPhone {
  dialCode: string;
  /** Digits after the dial code. */
  number: string;
  e164: string;
}

type Reason = PhoneReason | "invalid";
export type PhoneVerdict = { ok: true; phone: ReadPhone } | { ok: false; reason: Reason };

/** Reads a typed number by the rule of its dial code (ruling D1). */
export async function readPhone(typed: Phone): Promise<PhoneVerdict> {
  const check = await checkPhone(typed);
  if (!check.ok) return check;
  const { dial_code: dialCode } = typed;
  return { ok: true, phone: { dialCode, number: check.number, e164: `+${dialCode}${check.number}` } };
}

const words = {
  empty: "Enter a mobile number.",
  length: "Enter a 10-digit mobile number.",
  first_digit: "Indian mobile numbers start with 6, 7, 8 or 9.",
  invalid: "This is not a phone number of the chosen country.",
} as const satisfies Record<Reason, string>;

/** What a form is told of a refused number. */
export const phoneFieldError = (field: string, code: Reason): FieldError => ({
  field,
  code,
  message: words[code],
});
