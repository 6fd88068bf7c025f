import * as v from "valibot";
import { returnReason, returnRejection } from "../contract/changes.ts";
import { returnState } from "../contract/order-state.ts";
import { count, instant, money, orderId } from "../contract/primitives.ts";
import { idWith, text } from "./fields.ts";
import { pageQuery } from "./page.ts";

/** Goods that a buyer sends back, as staff see them. */
export const staffReturn = v.object({
  id: idWith("ret"),
  order_id: orderId,
  number: v.string(),
  title: text,
  pieces: count,
  reason: returnReason,
  state: returnState,
  refund: money,
  rejection: v.nullable(returnRejection),
  /** Whether the pieces are in the stock again. */
  restocked: v.boolean(),
  /** Whether its refund waits for a second person. */
  refund_waits: v.boolean(),
  requested_at: instant,
});
export type StaffReturn = v.InferOutput<typeof staffReturn>;

export const returnIdParam = v.object({ id: idWith("ret") });
export const returnsQuery = v.object({ ...pageQuery.entries, state: v.optional(returnState) });
export const returnStep = v.variant("step", [
  v.object({ step: v.literal("picked_up") }),
  /** Whether the pieces can be sold again. */
  v.object({ step: v.literal("inspected"), restock: v.boolean() }),
]);
export type ReturnStep = v.InferOutput<typeof returnStep>;
export const rejectReturnRequest = v.object({ rejection: returnRejection });
