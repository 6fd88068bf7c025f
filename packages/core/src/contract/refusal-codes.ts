/** Every code that a refusal of the API may carry. What a visitor is told of each is the client's. */
export const refusalCodes = [
  // Any call
  "malformed_body",
  "not_found",
  "method_not_allowed",
  "body_too_large",
  "invalid_input",
  "internal",
  "not_ready",
  "unauthorized",
  "idempotency_key_missing",
  "idempotency_key_reused",
  // Reading the catalogue
  "pooja.not_found",
  "package.not_found",
  "policy.not_found",
  "media.not_found",
  "media.range",
  // Signing in
  "otp_too_soon",
  "otp_too_many",
  "otp_blocked",
  "otp_paused",
  "otp_wrong",
  "otp_expired",
  // Pricing and ordering
  "offer_not_found",
  "quote_too_many",
  "quote_not_found",
  "quote_expired",
  "price_changed",
  "cutoff_passed",
  "sold_out",
  "prasad_not_shipped",
  "addon_unavailable",
  "session_missing",
  "pay_later_not_offered",
  "reservation_waiting",
  "reservation_too_many",
  "reservation_not_found",
  "reservation_expired",
  "order_not_found",
  "order_expired",
  // Paying
  "already_paid",
  "gateway_down",
  "gateway_unknown",
  "bad_signature",
  // Names for the ritual
  "sankalp_locked",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];
