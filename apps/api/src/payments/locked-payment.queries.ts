import type { GatewayName, PaymentState } from "@aradhana/core/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lockOrder, type StoredOrder } from "../orders/orders.queries.ts";
import { orders } from "../orders/orders.table.ts";
import { lockBuyer } from "../orders/past-orders.queries.ts";
import { isUnsettled } from "./payments.rules.ts";
import { payments } from "./payments.table.ts";

export type Payment = typeof payments.$inferSelect;

const matchesAttempt = (gateway: GatewayName, gatewayOrderId: string) =>
  and(eq(payments.gateway, gateway), eq(payments.gatewayOrderId, gatewayOrderId));

/** A payment attempt; undefined if it is not ours. */
export async function findPayment(
  db: Database,
  gateway: GatewayName,
  gatewayOrderId: string,
): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(matchesAttempt(gateway, gatewayOrderId));
  return payment;
}

/** Locks the buyer of an order with a coupon, the order, then the payment, to avoid deadlocks, and reads both. */
export async function lockPayment(tx: Database, gateway: GatewayName, gatewayOrderId: string) {
  const attempt = matchesAttempt(gateway, gatewayOrderId);
  const [found] = await tx
    .select({ order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(attempt);
  if (!found) return undefined;
  if (found.order.couponCode) await lockBuyer(tx, buyerOf(found.order));
  const order = await lockOrder(tx, found.order.id);
  const [payment] = await tx.select().from(payments).where(attempt).for("update");
  return order && payment ? { order, payment } : undefined;
}

/** Moves a payment to a state; one that is settled is not checked any more. */
export async function updatePayment(
  tx: Database,
  payment: Payment,
  state: PaymentState,
  fields: Partial<typeof payments.$inferInsert>,
  at: Date,
) {
  const settledFields = isUnsettled(state) ? {} : { nextCheckAt: null };
  await tx
    .update(payments)
    .set({ ...settledFields, ...fields, state, updatedAt: at })
    .where(eq(payments.id, payment.id));
}

/** The buyer of an order, as coupons count them. */
export const buyerOf = ({
  customerId,
  contactPhoneIndex,
}: Pick<StoredOrder, "customerId" | "contactPhoneIndex">) => ({
  ...{ customerId: customerId ?? undefined, phoneIndex: contactPhoneIndex },
});
