import { defineError } from "../errors/app-error.ts";

export const familyProfileNotFound = defineError({
  code: "family_profile.not_found",
  status: 404,
  message: "Devotee not found in this account.",
});

export const addressNotFound = defineError({
  code: "address.not_found",
  status: 404,
  message: "Address not found in this account.",
});

export const savedTooMany = defineError({
  code: "saved_too_many",
  status: 409,
  message: "This account has too many of these. Delete one first.",
});

export const ordersOpen = defineError({
  code: "orders_open",
  status: 409,
  message:
    "An order of this account is paid, or is being paid, and not finished. Delete the account after it.",
});

export const emailUnavailable = defineError({
  code: "email_unavailable",
  status: 503,
  message: "E-mails cannot be sent to this address at the moment. Nothing was sent. Try again later.",
});

export const emailCodesTooMany = defineError({
  code: "email_codes_too_many",
  status: 429,
  message:
    "Too many codes were requested or tried for this account or this address. Wait before the next one.",
});

export const phoneNotFound = defineError({
  code: "phone.not_found",
  status: 404,
  message: "Number not found in this account.",
});

export const phoneTaken = defineError({
  code: "phone_taken",
  status: 409,
  message: "This number belongs to another account. Sign in with it, or use another number.",
});

export const phoneTooMany = defineError({
  code: "phone_too_many",
  status: 409,
  message: "This account has too many numbers. Remove one first.",
});
