import * as v from "valibot";
import { type ApiClient, isApiError, sendOtp } from "../api/index.ts";
import { type OtpSent, otpSent, type Phone, phone } from "../contract/index.ts";

/** A code that was sent. */
export interface SentCode extends OtpSent {
  /** The number it was sent to, in the server's format. */
  phone: Phone;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  ahead: number;
}

/** The data of a code that a tab stores, so that it can be entered after a reload. */
export const sentCode: v.GenericSchema<unknown, SentCode> = v.object({
  ...otpSent.entries,
  phone,
  ahead: v.number(),
});

/**
 * Sends a code, or returns the one that was sent a moment ago. Device clocks may be wrong by minutes, so expiry is
 * calculated by the server's clock.
 */
export async function sendCode(
  api: ApiClient,
  request: Parameters<typeof sendOtp>[1],
  now: () => number,
): Promise<SentCode> {
  const { dial_code, phone: number } = request;
  try {
    const { results, meta } = await sendOtp(api, request);
    return { ...results, phone: { dial_code, number }, ahead: Date.parse(meta.server_time) - now() };
  } catch (error) {
    const sent = sentBefore(error);
    if (!sent) throw error;
    return { ...sent.code, phone: { dial_code, number }, ahead: sent.serverTime - now() };
  }
}

/** The code that is still valid, from the error that reports it. */
function sentBefore(error: unknown) {
  if (!isApiError(error) || error.code !== "otp_too_soon") return undefined;
  const { success, output } = v.safeParse(otpSent, error.details.sent);
  if (!success) return undefined;
  return { code: output, serverTime: Date.parse(output.resend_at) - 1000 * (error.retryAfter ?? 0) };
}

/** Whether `sent` went to this number and has not expired. */
export const isCodeUsable = (sent: SentCode, { dial_code, number }: Phone, now: number): boolean =>
  sent.phone.dial_code === dial_code &&
  sent.phone.number === number &&
  now + sent.ahead < Date.parse(sent.expires_at);
