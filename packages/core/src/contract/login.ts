import * as v from "valibot";
import { count, countryCode, customerId, dialCode, instant, language, otpId } from "./primitives.ts";
import { phone } from "./quote.ts";

export const otpChannel = v.picklist(["sms", "whatsapp", "call"]);

export const sendOtpRequest = v.object({
  dial_code: dialCode,
  phone: phone.entries.number,
  channel: v.optional(otpChannel, "sms"),
  lang: v.optional(language, "en"),
  /** Site of the embedding page, for the last line of the message (WebOTP). */
  host_origin: v.optional(v.pipe(v.string(), v.url(), v.maxLength(200))),
});

export const otpSent = v.object({
  otp_id: otpId,
  resend_at: instant,
  expires_at: instant,
  tries_left: count,
});
export type OtpSent = v.InferOutput<typeof otpSent>;

export const verifyOtpRequest = v.object({
  otp_id: otpId,
  otp: v.pipe(v.string(), v.regex(/^\d{6}$/, "six_digits")),
  /** The browser's session id, so that its guest orders join the account. */
  session_id: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

export const user = v.object({
  id: customerId,
  phone,
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  language,
  country_code: countryCode,
  consents: v.array(v.object({ purpose: v.string(), given: v.boolean(), at: instant })),
  /** A new token that replaces the one of this request (ruling D22). */
  token: v.optional(v.string()),
});
export type User = v.InferOutput<typeof user>;

/** Valid for one sign-in within a minute: the `token` of a link, which `getUser` exchanges for a session token. */
export const loginTicket = v.object({ ticket: v.string(), expires_at: instant });

export const signedIn = v.object({ token: v.string(), user, is_new: v.boolean() });
export type SignedIn = v.InferOutput<typeof signedIn>;
