import { defineError } from "../errors/app-error.ts";

export const otpTooSoon = defineError({
  code: "otp_too_soon",
  status: 429,
  message: "An OTP was sent to this number a moment ago. Wait before you request another one.",
});

export const otpTooMany = defineError({
  code: "otp_too_many",
  status: 429,
  message:
    "Too many OTPs were requested for this number or from this network. Wait, or use a device where the number has signed in.",
});

export const otpBlocked = defineError({
  code: "otp_blocked",
  status: 429,
  message: "Too many wrong OTPs were entered here. Wait before you request another one.",
});

export const otpPaused = defineError({
  code: "otp_paused",
  status: 429,
  message: "Sign-in is paused for a moment to protect accounts. Try again shortly.",
});

export const otpWrong = defineError({
  code: "otp_wrong",
  status: 422,
  message: "Wrong OTP. Check the message and try again.",
});

export const otpExpired = defineError({
  code: "otp_expired",
  status: 410,
  message: "This OTP has expired or was already used. Request a new one.",
});

export const otpUnavailable = defineError({
  code: "otp_unavailable",
  status: 503,
  message: "OTPs cannot be sent to this number at the moment. Nothing was sent. Try again later.",
});
