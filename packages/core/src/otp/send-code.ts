import { type ApiClient, sendOtp } from "../api/index.ts";
import type { OtpSent, Phone } from "../contract/index.ts";

/** A code that was sent. */
export interface SentCode extends OtpSent {
  /** The number it was sent to, in the server's format. */
  phone: Phone;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  ahead: number;
}

/** Sends a code. Device clocks may be wrong by minutes, so expiry is calculated by the server's clock. */
export async function sendCode(
  api: ApiClient,
  request: Parameters<typeof sendOtp>[1],
  now: () => number,
): Promise<SentCode> {
  const { results, meta } = await sendOtp(api, request);
  const { dial_code, phone: number } = request;
  return { ...results, phone: { dial_code, number }, ahead: Date.parse(meta.server_time) - now() };
}

/** Whether `sent` went to this number and has not expired. */
export const isCodeUsable = (sent: SentCode, { dial_code, number }: Phone, now: number): boolean =>
  sent.phone.dial_code === dial_code &&
  sent.phone.number === number &&
  now + sent.ahead < Date.parse(sent.expires_at);
