import { sendOtp } from "@aradhana/core/api";
import type { OtpSent, Phone } from "@aradhana/core/contract";

/** A code on its way. */
export interface SentCode extends OtpSent {
  /** Where it was sent, as the server writes the number. */
  phone: Phone;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  ahead: number;
}

/** Has a code sent. Device clocks are wrong by minutes: waits are reckoned by the server's. */
export async function sendCode(...call: Parameters<typeof sendOtp>): Promise<SentCode> {
  const { results, meta } = await sendOtp(...call);
  const [, { dial_code, phone: number }] = call;
  return { ...results, phone: { dial_code, number }, ahead: Date.parse(meta.server_time) - Date.now() };
}

/** Whether `sent` went to this number and can still be typed in. */
export const isLive = (sent: SentCode, { dial_code, number }: Phone): boolean =>
  sent.phone.dial_code === dial_code &&
  sent.phone.number === number &&
  Date.now() + sent.ahead < Date.parse(sent.expires_at);
