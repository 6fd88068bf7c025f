/** How many digits our codes have. */
export const OTP_LENGTH = 6;

const DEVANAGARI_ZERO = 0x0966;

/** The code in what was typed or pasted, be it a whole message ("OTP is 123456, valid for 5 minutes"). */
export function extractOtp(typed: string) {
  const western = typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  const whole = new RegExp(`\\d{${OTP_LENGTH}}`).exec(western)?.[0];
  return whole ?? western.replace(/\D/g, "").slice(0, OTP_LENGTH);
}
