/** The error codes that only `/staff/v1` sends, in addition to those of the shop. */
export const staffErrorCodes = [
  "staff.unauthorized",
  "staff.forbidden",
  "staff.no_account",
  "staff.number_taken",
  "staff.last_owner",
  "staff.not_started",
  "staff.wrong_state",
] as const;
export type StaffErrorCode = (typeof staffErrorCodes)[number];
