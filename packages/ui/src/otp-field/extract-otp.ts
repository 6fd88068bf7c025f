import { latinDigits } from "@aradhana/core/digits";

/** Number of digits of a code. */
export const OTP_LENGTH = 6;

/** The code in a typed or pasted text, which may be a whole message ("OTP is 123456, valid for 5 minutes"). */
export function extractOtp(typed: string) {
  const latin = latinDigits(typed);
  // Not six digits of a longer number, such as a phone or order number.
  const whole = new RegExp(`(?<!\\d)\\d{${OTP_LENGTH}}(?!\\d)`).exec(latin)?.[0];
  return whole ?? latin.replace(/\D/g, "").slice(0, OTP_LENGTH);
}
