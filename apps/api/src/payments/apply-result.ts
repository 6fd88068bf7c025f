/** The result of an event. In every case the gateway must not send it again. */
export type ApplyResult =
  | "applied"
  | "repeated"
  | "stale"
  | "unknown"
  | "mismatch"
  | "second_payment"
  | "too_late";
