import { currency } from "@aradhana/core/contract";
import * as v from "valibot";
import type { SandboxOrder } from "./sandbox.queries.ts";
import { paymentMethodOf } from "./sandbox.rules.ts";

const status = v.picklist(["created", "pending", "declined", "cancelled", "paid", "refunded", "expired"]);

/** The body of a sandbox gateway's webhook. */
export const sandboxEvent = v.object({
  id: v.string(),
  /** ISO 8601. */
  created_at: v.string(),
  order_id: v.string(),
  payment_id: v.nullable(v.string()),
  status,
  amount: v.pipe(v.number(), v.safeInteger()),
  currency,
  method: v.nullable(v.string()),
  /** The mandate to which the buyer agreed with this payment. */
  mandate_id: v.optional(v.nullable(v.string()), null),
  bank_reference: v.nullable(v.string()),
});

export const eventOf = (order: SandboxOrder, id: string, at: Date): v.InferOutput<typeof sandboxEvent> => ({
  id,
  created_at: at.toISOString(),
  order_id: order.id,
  payment_id: order.paymentRef,
  status: order.state,
  amount: order.amount,
  currency: order.currency,
  method: paymentMethodOf(order),
  mandate_id: order.mandateId,
  bank_reference: order.bankReference,
});
