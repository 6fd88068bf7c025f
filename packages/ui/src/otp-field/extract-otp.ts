import { latinDigits } from "@aradhana/core/digits";

/** How many digits our codes have. */
export const OTP_LENGTH = 6;

/** The code in what was typed or pasted, be it a whole message ("OTP is 123456, valid for 5 minutes"). */
export function extractOtp(typed: string) {
  const latin = latinDigits(typed);
  // Not six digits of a longer number: of a phone, of an order.
  const whole = new RegExp(`(?<!\\d)\\d{${OTP_LENGTH}}(?!\\d)`).exec(latin)?.[0];
  return whole ?? latin.replace(/\D/g, "").slice(0, OTP_LENGTH);
}
