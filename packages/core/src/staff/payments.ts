import * as v from "valibot";
import { instant, money, orderId } from "../contract/primitives.ts";
import { staffId } from "./accounts.ts";
import { pageQuery } from "./page.ts";

export const refundReason = v.picklist([
  ...["customer_request", "missed_promise", "wrong_name", "damaged", "duplicate", "goodwill"],
] as const);

export const refundRequest = v.object({
  /** In minor units of the order's currency. */
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000_000)),
  reason: refundReason,
});

const requestState = v.picklist(["waiting", "approved", "rejected"]);

/** A refund that staff requested; above a limit it waits for a second person. */
export const staffRefund = v.object({
  id: v.string(),
  /** Null where a payment that belongs to no order is given back. */
  order_id: v.nullable(orderId),
  order_number: v.nullable(v.string()),
  amount: money,
  reason: v.picklist([...refundReason.options, "returned", "wrong_payment"]),
  state: requestState,
  /** How far the gateway is; null while it is not approved. */
  gateway_state: v.nullable(v.picklist(["initiated", "done", "failed"])),
  requested_by: staffId,
  /** The second person; null if there was no need of one. */
  decided_by: v.nullable(staffId),
  created_at: instant,
});
export type StaffRefund = v.InferOutput<typeof staffRefund>;

export const refundIdParam = v.object({ id: v.pipe(v.string(), v.regex(/^rrq_[0-9A-Za-z]{17,32}$/)) });
export const refundsQuery = v.object({ ...pageQuery.entries, state: v.optional(requestState) });

/** A payment that needs a person, such as one with a wrong amount. */
export const reviewItem = v.object({
  id: v.number(),
  reason: v.picklist([
    ...["amount_mismatch", "unknown_payment", "oversold", "too_late", "refunded_late"],
    ...["refund_failed", "refund_pending"],
  ] as const),
  order_id: v.nullable(v.string()),
  order_number: v.nullable(v.string()),
  payment_id: v.nullable(v.string()),
  subject: v.string(),
  details: v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
  /** What can be given back of it here: a payment that no order has taken. */
  refundable: v.nullable(money),
  created_at: instant,
  resolved_at: v.nullable(instant),
});

export const reviewQuery = v.object({
  ...pageQuery.entries,
  state: v.optional(v.picklist(["open", "resolved"]), "open"),
});
export const reviewIdParam = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
});
/** What was done about it: a choice, since a free text would end in the log with names in it. */
export const reviewResolution = v.object({
  outcome: v.picklist(["refunded", "corrected", "customer_contacted", "nothing_to_do"]),
});
