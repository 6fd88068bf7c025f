import { sendOtp } from "@aradhana/core/api";
import type { OtpSent } from "@aradhana/core/contract";

/** A code on its way, with how far the server's clock is ahead of this device's, in milliseconds. */
export interface SentCode extends OtpSent {
  ahead: number;
}

/** Has a code sent. Device clocks are wrong by minutes: waits are reckoned by the server's. */
export async function sendCode(...call: Parameters<typeof sendOtp>): Promise<SentCode> {
  const { results, meta } = await sendOtp(...call);
  return { ...results, ahead: Date.parse(meta.server_time) - Date.now() };
}
