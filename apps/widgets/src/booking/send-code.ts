import { type ApiClient, sendOtp } from "@aradhana/core/api";
import type { Language, OtpSent, Phone } from "@aradhana/core/contract";

/** A code on its way. */
export interface SentCode extends OtpSent {
  phone: Phone;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  ahead: number;
}

/** Has a code sent. Device clocks are wrong by minutes: waits are reckoned by the server's. */
export async function sendCode(
  api: ApiClient,
  phone: Phone,
  lang: Language,
  host: { host_origin: string } | undefined,
): Promise<SentCode> {
  const request = { dial_code: phone.dial_code, phone: phone.number, lang, ...host };
  const { results, meta } = await sendOtp(api, request);
  return { ...results, phone, ahead: Date.parse(meta.server_time) - Date.now() };
}
