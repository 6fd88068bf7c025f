import * as v from "valibot";
import { remedyReason, remedyState } from "../contract/changes.ts";
import { instant, money, orderId } from "../contract/primitives.ts";
import { idWith, text } from "./fields.ts";
import { pageQuery } from "./page.ts";

/** A promise that was missed, and what the buyer chose. */
export const staffRemedy = v.object({
  id: idWith("rem"),
  order_id: orderId,
  number: v.string(),
  title: text,
  reason: remedyReason,
  state: remedyState,
  refund: money,
  offered_at: instant,
  /** When the buyer chose; null before that. */
  decided_at: v.nullable(instant),
});
export type StaffRemedy = v.InferOutput<typeof staffRemedy>;

export const remediesQuery = v.object({
  ...pageQuery.entries,
  state: v.optional(remedyState),
  reason: v.optional(remedyReason),
});
