import type { PartnerOrder } from "@aradhana/core/contract";

/** The outcome of an order, as a partner's customer sees it. */
export type Outcome = "pending" | "paid" | "failed" | "cancelled" | "expired";

/** The outcome and the label of each state. */
export const states = {
  created: ["pending", "Waiting for the payment"],
  payment_pending: ["pending", "Waiting for the bank"],
  payment_failed: ["failed", "Not paid"],
  paid: ["paid", "Paid"],
  sankalp_due: ["paid", "Paid; the names for the ritual are still to be given"],
  names_due: ["paid", "Paid; the names for the offering are still to be given"],
  details_due: ["paid", "Paid; details are still to be given"],
  generating: ["paid", "The report is being prepared"],
  in_review: ["paid", "The report is being prepared"],
  ready: ["paid", "The report is ready"],
  sankalp_received: ["paid", "The names are received"],
  scheduled: ["paid", "The names are with the priest"],
  confirmed: ["paid", "Confirmed"],
  energising: ["paid", "Energised"],
  packed: ["paid", "Packed"],
  shipped: ["paid", "The parcel is on its way"],
  out_for_delivery: ["paid", "The parcel is out for delivery"],
  live: ["paid", "Being performed right now"],
  performed: ["paid", "Performed"],
  offered: ["paid", "Offered"],
  video_ready: ["paid", "Performed; the recording is ready"],
  proof_ready: ["paid", "Offered; the recording is ready"],
  prasad_dispatched: ["paid", "The prasad is on its way"],
  delivered: ["paid", "The prasad has arrived"],
  closed: ["paid", "Done"],
  cancelled: ["cancelled", "Cancelled"],
  expired: ["expired", "Not paid in time"],
  rescheduled: ["paid", "Moved to another date"],
  return_requested: ["paid", "A return was requested"],
  picked_up: ["paid", "A return was picked up"],
  inspected: ["paid", "A return was checked"],
  refunded: ["paid", "A return was refunded"],
  rejected: ["paid", "A return was not accepted"],
} as const satisfies Record<PartnerOrder["state"], readonly [Outcome, string]>;

/** The outcome of an order. A failed payment is shown while the order waits for another one. */
export function outcomeOf({ state, payment_state }: PartnerOrder): Outcome {
  const [outcome] = states[state];
  const hasFailed = payment_state === "failed" || payment_state === "failed_retryable";
  return outcome === "pending" && hasFailed ? "failed" : outcome;
}
