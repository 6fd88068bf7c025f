import * as v from "valibot";

/** How far goods that the buyer sends back are. */
export const returnState = v.picklist(["return_requested", "picked_up", "inspected", "refunded", "rejected"]);

/** Section 6.4 of the data model: the states of rituals, goods and services, in order. */
export const orderState = v.picklist([
  "created",
  "payment_pending",
  "paid",
  "sankalp_due",
  "names_due",
  "details_due",
  "sankalp_received",
  "generating",
  "in_review",
  "scheduled",
  "confirmed",
  "energising",
  "packed",
  "shipped",
  "out_for_delivery",
  "live",
  "performed",
  "offered",
  "video_ready",
  "proof_ready",
  "prasad_dispatched",
  "delivered",
  "ready",
  "closed",
  "payment_failed",
  "cancelled",
  "expired",
  // Only in a history: it was moved to another date.
  "rescheduled",
  // Only in a history too: delivered goods come back.
  ...returnState.options,
]);
export type OrderState = v.InferOutput<typeof orderState>;
