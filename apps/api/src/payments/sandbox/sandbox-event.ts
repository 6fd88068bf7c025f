import { currency } from "@aradhana/core/contract";
import * as v from "valibot";
import type { SandboxRefund } from "./refunds.queries.ts";
import type { SandboxOrder } from "./sandbox.queries.ts";
import { paymentMethodOf } from "./sandbox.rules.ts";

const status = v.picklist(["created", "pending", "declined", "cancelled", "paid", "refunded", "expired"]);

const amount = v.pipe(v.number(), v.safeInteger());

/** The body of a sandbox gateway's webhook. */
export const sandboxEvent = v.object({
  id: v.string(),
  /** ISO 8601. */
  created_at: v.string(),
  order_id: v.string(),
  payment_id: v.nullable(v.string()),
  status,
  amount,
  currency,
  method: v.nullable(v.string()),
  /** The mandate to which the buyer agreed with this payment. */
  mandate_id: v.optional(v.nullable(v.string()), null),
  bank_reference: v.nullable(v.string()),
  /** Which refund the event reports; without it, the whole payment was refunded. */
  refund: v.optional(v.nullable(v.object({ id: v.string(), shop_refund_id: v.string(), amount })), null),
});

/** What the gateway reports of an order, or of a refund of its payment. */
export const eventOf = (
  { order, refund }: { order: SandboxOrder; refund?: SandboxRefund | undefined },
  id: string,
  at: Date,
): v.InferOutput<typeof sandboxEvent> => ({
  id,
  created_at: at.toISOString(),
  order_id: order.id,
  payment_id: order.paymentRef,
  status: refund ? "refunded" : order.state,
  amount: order.amount,
  currency: order.currency,
  method: paymentMethodOf(order),
  mandate_id: order.mandateId,
  bank_reference: order.bankReference,
  refund: refund ? { id: refund.ref, shop_refund_id: refund.id, amount: refund.amount } : null,
});
