import type { PartnerOrder } from "@aradhana/core/contract";
import type { StoredOrder } from "../orders/orders.queries.ts";
import type { Payment } from "../payments/payments.queries.ts";

/** What a partner may know of an order: no personal data. */
export const partnerOrderView = (
  order: StoredOrder,
  payment: Payment | undefined,
): Omit<PartnerOrder, "temp_order_id" | "conflicts"> => ({
  order_id: order.id,
  number: order.number,
  type: order.item.kind,
  state: order.state,
  payment_state: payment?.state ?? null,
  title: order.item.title.en,
  grand: { amount: order.grand, currency: order.currency },
  starts_at: order.fulfilment.startsAt.toISOString(),
  created_at: order.createdAt.toISOString(),
});
