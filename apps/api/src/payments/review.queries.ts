import type { GatewayName } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { GatewayEvent } from "./payment-gateway.ts";
import { payments, refunds, reviewQueue } from "./payments.table.ts";

interface ReviewItem {
  reason: (typeof reviewQueue.$inferInsert)["reason"];
  /** The event or the order that it is about; unique for each reason. */
  subject: string;
  payment?: typeof payments.$inferSelect;
  /** @default that of the payment */
  gateway?: GatewayName | undefined;
  event: Pick<GatewayEvent, "gatewayOrderId" | "paymentRef" | "status" | "money">;
  at: Date;
}

/** Adds a case to the manual review queue, once for each reason and subject. */
export async function queueForReview(
  tx: Database,
  { reason, subject, payment, gateway = payment?.gateway, event, at }: ReviewItem,
) {
  await tx
    .insert(reviewQueue)
    .values({
      reason,
      subject,
      orderId: payment?.orderId ?? null,
      paymentId: payment?.id ?? null,
      details: {
        gateway: gateway ?? null,
        gateway_order: event.gatewayOrderId,
        payment_ref: event.paymentRef ?? event.gatewayOrderId,
        status: event.status,
        amount: event.money?.amount ?? null,
        currency: event.money?.currency ?? null,
      },
      createdAt: at,
    })
    .onConflictDoNothing();
}

/** Puts a refund that was given up, or has no result for too long, into the queue: the buyer still waits for the money. */
export async function reviewRefund(
  db: Database,
  refundId: string,
  reason: "refund_failed" | "refund_pending",
  at: Date,
): Promise<void> {
  const [row] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (!row) return;
  const { gateway, amount, currency, gatewayPaymentId: paymentRef } = row.refund;
  const payment = row.payment ?? undefined;
  const gatewayOrderId = payment?.gatewayOrderId ?? paymentRef;
  const event = { gatewayOrderId, paymentRef, status: "refunded" as const, money: { amount, currency } };
  await queueForReview(db, { reason, subject: refundId, payment, gateway, event, at });
}
