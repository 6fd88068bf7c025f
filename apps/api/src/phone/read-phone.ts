import type { FieldError, Phone } from "@aradhana/core/contract";
import { checkPhone, type PhoneReason } from "@aradhana/core/phone";

/** A phone number in a normalised format. */
export interface ParsedPhone {
  dialCode: string;
  /** Digits after the dial code. */
  number: string;
  e164: string;
}

type Reason = PhoneReason | "invalid";
export type PhoneResult = { ok: true; phone: ParsedPhone } | { ok: false; reason: Reason };

/** Reads a typed number by the rule of its dial code (ruling D1). */
export async function readPhone(entered: Phone): Promise<PhoneResult> {
  const check = await checkPhone(entered);
  if (!check.ok) return check;
  const { dial_code: dialCode } = entered;
  return { ok: true, phone: { dialCode, number: check.number, e164: `+${dialCode}${check.number}` } };
}

const messages = {
  empty: "Enter a mobile number.",
  length: "Enter a 10-digit mobile number.",
  first_digit: "Indian mobile numbers start with 6, 7, 8 or 9.",
  invalid: "This is not a phone number of the chosen country.",
} as const satisfies Record<Reason, string>;

/** The field error for an invalid number. */
export const phoneFieldError = (field: string, code: Reason): FieldError => ({
  field,
  code,
  message: messages[code],
});
