import { type ApiClient, sendOtp } from "../api/index.ts";
import type { OtpSent, Phone } from "../contract/index.ts";

/** A code on its way. */
export interface SentCode extends OtpSent {
  /** Where it was sent, as the server writes the number. */
  phone: Phone;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  ahead: number;
}

/** Has a code sent. Device clocks are wrong by minutes: waits are reckoned by the server's. */
export async function sendCode(
  api: ApiClient,
  request: Parameters<typeof sendOtp>[1],
  now: () => number,
): Promise<SentCode> {
  const { results, meta } = await sendOtp(api, request);
  const { dial_code, phone: number } = request;
  return { ...results, phone: { dial_code, number }, ahead: Date.parse(meta.server_time) - now() };
}

/** Whether `sent` went to this number and can still be typed in. */
export const isCodeUsable = (sent: SentCode, { dial_code, number }: Phone, now: number): boolean =>
  sent.phone.dial_code === dial_code &&
  sent.phone.number === number &&
  now + sent.ahead < Date.parse(sent.expires_at);
