import * as v from "valibot";
import { partnerEventType } from "../contract/partner-event.ts";
import { count, instant, orderId, partnerId } from "../contract/primitives.ts";
import { idWith } from "./fields.ts";
import { pageQuery } from "./page.ts";

/** `waiting` is before the first attempt and between two; `failed` after the last one. */
const deliveryState = v.picklist(["waiting", "delivered", "failed"]);

/** An event for a partner's server, and how its delivery goes. */
export const staffPartnerEvent = v.object({
  id: idWith("evt"),
  partner_id: partnerId,
  partner_name: v.string(),
  order_id: orderId,
  order_number: v.string(),
  type: partnerEventType,
  state: deliveryState,
  attempts: count,
  /** The HTTP status of the last response, or why there was none. */
  last_result: v.nullable(v.string()),
  last_attempt_at: v.nullable(instant),
  next_attempt_at: v.nullable(instant),
  created_at: instant,
});
export type StaffPartnerEvent = v.InferOutput<typeof staffPartnerEvent>;

export const partnerEventIdParam = v.object({ id: idWith("evt") });
export const partnerEventsQuery = v.object({
  ...pageQuery.entries,
  partner_id: v.optional(partnerId),
  state: v.optional(deliveryState),
});
