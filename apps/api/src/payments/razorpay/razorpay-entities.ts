import * as v from "valibot";

/** https://razorpay.com/docs/api/payments/entity: the fields that we read. */
export const payment = v.object({
  id: v.pipe(v.string(), v.startsWith("pay_")),
  order_id: v.nullable(v.string()),
  /** In the smallest unit of the currency. */
  amount: v.number(),
  currency: v.string(),
  status: v.picklist(["created", "authorized", "captured", "refunded", "failed"]),
  method: v.nullish(v.string()),
  /** Of all refunds together. */
  amount_refunded: v.optional(v.number(), 0),
  error_reason: v.nullish(v.string()),
  acquirer_data: v.optional(v.unknown()),
  created_at: v.number(),
});
export type Payment = v.InferOutput<typeof payment>;

/** https://razorpay.com/docs/api/orders/entity */
export const order = v.object({
  id: v.pipe(v.string(), v.startsWith("order_")),
  amount: v.number(),
  currency: v.string(),
});

export const paymentList = v.object({ items: v.array(payment) });

/** https://razorpay.com/docs/api/refunds/entity */
export const refund = v.object({
  id: v.pipe(v.string(), v.startsWith("rfnd_")),
  payment_id: v.string(),
  amount: v.number(),
  currency: v.string(),
  status: v.picklist(["pending", "processed", "failed"]),
  /** Our id of the refund; absent if it was made in Razorpay's dashboard. */
  receipt: v.nullish(v.string()),
});
export type Refund = v.InferOutput<typeof refund>;

/** https://razorpay.com/docs/webhooks/payloads: each entity that an event contains. */
export const webhookBody = v.object({
  event: v.string(),
  payload: v.object({
    payment: v.optional(v.object({ entity: payment })),
    refund: v.optional(v.object({ entity: refund })),
  }),
});

const acquirerData = v.object({
  rrn: v.nullish(v.string()),
  bank_transaction_id: v.nullish(v.string()),
  auth_code: v.nullish(v.string()),
});

/** The bank's reference number of a payment, if it has one yet. */
export function referenceOf({ acquirer_data }: Payment): string | undefined {
  const read = v.safeParse(acquirerData, acquirer_data);
  if (!read.success) return undefined;
  const { rrn, bank_transaction_id, auth_code } = read.output;
  return rrn ?? bank_transaction_id ?? auth_code ?? undefined;
}
