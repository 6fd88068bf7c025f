import { defineError } from "../errors/app-error.ts";

export const otpTooSoon = defineError({
  code: "otp_too_soon",
  status: 429,
  message: "A code was sent a moment ago. Wait before you ask for another.",
});

export const otpTooMany = defineError({
  code: "otp_too_many",
  status: 429,
  message: "Too many codes were asked for. Wait before you ask for another.",
});

export const otpBlocked = defineError({
  code: "otp_blocked",
  status: 429,
  message: "Too many wrong codes were entered for this number. Wait before you ask for another.",
});

export const otpPaused = defineError({
  code: "otp_paused",
  status: 429,
  message: "Signing in is paused for a moment to protect accounts. Try again shortly.",
});

export const otpWrong = defineError({
  code: "otp_wrong",
  status: 422,
  message: "This is not the code that was sent. Check the message and try again.",
});

export const otpExpired = defineError({
  code: "otp_expired",
  status: 410,
  message: "This code has expired or has been used. Ask for a new one.",
});
