import * as v from "valibot";
import { partnerOrder } from "./partner.ts";
import { instant, money, partnerId, tempOrderId } from "./primitives.ts";

/** What is sent to a partner's server: `order.updated` is any step after the payment. */
export const partnerEventType = v.picklist([
  "order.paid",
  "order.updated",
  "order.cancelled",
  "order.refunded",
]);
export type PartnerEventType = v.InferOutput<typeof partnerEventType>;

/** A webhook to a partner, in the format of Standard Webhooks. It has no personal data. */
export const partnerEvent = v.object({
  type: partnerEventType,
  /** When it happened. */
  timestamp: instant,
  data: v.object({
    ...v.omit(partnerOrder, ["temp_order_id", "conflicts"]).entries,
    partner_id: partnerId,
    temp_order_id: v.nullable(tempOrderId),
    /** Whether another buyer ordered with this `temp_order_id` first. */
    is_conflict: v.boolean(),
    /** What the buyer got back so far; null except in `order.refunded`. */
    refunded: v.nullable(money),
  }),
});
export type PartnerEvent = v.InferOutput<typeof partnerEvent>;
