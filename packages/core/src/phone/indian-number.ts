/** Why an Indian mobile number is invalid. */
export type PhoneReason = "empty" | "length" | "first_digit";

export type PhoneCheck = { ok: true; number: string } | { ok: false; reason: PhoneReason };

/** The message for the error reporter, word for word from the specification, section 5. */
export const phoneLogMessages = {
  empty: "Phone number is empty",
  length: "Invalid phone length",
  first_digit: "Phone starts with invalid digit",
} as const satisfies Record<PhoneReason, string>;

/** The rule for dial code 91: trimmed, not empty, exactly ten digits, the first 6 or higher. */
export function checkIndianNumber(typed: string): PhoneCheck {
  const number = typed.trim();
  if (!number) return { ok: false, reason: "empty" };
  if (!/^\d{10}$/.test(number)) return { ok: false, reason: "length" };
  if (number.charAt(0) < "6") return { ok: false, reason: "first_digit" };
  return { ok: true, number };
}
