import * as v from "valibot";

/** https://docs.stripe.com/api: the fields that we read. Amounts are in the smallest unit of the currency. */
const charge = v.object({
  id: v.string(),
  refunded: v.boolean(),
  payment_method_details: v.nullish(v.object({ type: v.string() })),
});

const paymentIntent = v.object({
  id: v.string(),
  status: v.string(),
  /** Why the last try failed; null after a success. */
  last_payment_error: v.nullish(v.object({ code: v.nullish(v.string()) })),
  latest_charge: v.nullish(v.union([v.string(), charge])),
});

/** https://docs.stripe.com/api/checkout/sessions/object */
export const checkoutSession = v.object({
  id: v.pipe(v.string(), v.startsWith("cs_")),
  url: v.nullish(v.string()),
  status: v.nullable(v.picklist(["open", "complete", "expired"])),
  payment_status: v.picklist(["paid", "unpaid", "no_payment_required"]),
  amount_total: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  payment_intent: v.nullish(v.union([v.string(), paymentIntent])),
});
export type CheckoutSession = v.InferOutput<typeof checkoutSession>;

/** https://docs.stripe.com/api/refunds/object */
export const refund = v.object({
  id: v.string(),
  amount: v.number(),
  status: v.nullable(v.picklist(["pending", "requires_action", "succeeded", "failed", "canceled"])),
  payment_intent: v.nullish(v.string()),
  metadata: v.nullish(v.record(v.string(), v.string())),
});
export const refundList = v.object({ data: v.array(refund) });
export type Refund = v.InferOutput<typeof refund>;

const sessionTypes = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
] as const;
const refundTypes = ["refund.created", "refund.updated", "refund.failed"] as const;

/** The events that matter: https://docs.stripe.com/api/events/types */
export const stripeEvent = v.union([
  v.object({ id: v.string(), type: v.picklist(sessionTypes), data: v.object({ object: checkoutSession }) }),
  v.object({ id: v.string(), type: v.picklist(refundTypes), data: v.object({ object: refund }) }),
]);
/** An event of these types, whatever it contains. */
export const namedEvent = v.object({ type: v.picklist([...sessionTypes, ...refundTypes]) });
export type StripeEvent = v.InferOutput<typeof stripeEvent>;
