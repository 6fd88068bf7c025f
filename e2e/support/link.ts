import { createApiClient, sendOtp, verifyOtp } from "@aradhana/core/api";
import { origins } from "../system.ts";
import { codeFor, newPhone } from "./shop.ts";

/** A token that signs its bearer in, as the mobile app puts it into the links it opens, and whose it is. */
export async function makeToken(phone = newPhone()): Promise<{ token: string; masked: string }> {
  const api = createApiClient({
    host: origins.api,
    sessionId: () => "end-to-end-tests",
    pageOrigin: origins.web,
    platform: "android",
    country: () => "in",
    language: "en",
  });
  const { results } = await sendOtp(api, { dial_code: "91", phone });
  const signedIn = await verifyOtp(api, { otp_id: results.otp_id, otp: await codeFor(phone) });
  return { token: signedIn.results.token, masked: `+91 •••••${phone.slice(-4)}` };
}
