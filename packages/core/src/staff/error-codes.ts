/** The error codes that only `/staff/v1` sends, in addition to those of the shop. */
export const staffErrorCodes = [
  "staff.unauthorized",
  "staff.forbidden",
  "staff.no_account",
  "staff.number_taken",
  "staff.astrologer_taken",
  "staff.last_owner",
  "staff.not_started",
  "staff.wrong_state",
  "staff.nothing_paid",
  "staff.refund_too_large",
  "staff.own_request",
  "staff.decided",
  "staff.coupon_exists",
  "staff.recording_too_large",
  "staff.recording_unreadable",
  "staff.recording_not_ready",
  "staff.upload_offset",
  "staff.upload_expired",
  "staff.slug_taken",
  "staff.not_ready",
] as const;
export type StaffErrorCode = (typeof staffErrorCodes)[number];
