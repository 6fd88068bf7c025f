import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { GatewayEvent } from "./payment-gateway.ts";
import { payments, refunds, reviewQueue } from "./payments.table.ts";

interface ReviewItem {
  reason: (typeof reviewQueue.$inferInsert)["reason"];
  /** The event or the order that it is about; unique for each reason. */
  subject: string;
  payment?: typeof payments.$inferSelect;
  event: Pick<GatewayEvent, "gatewayOrderId" | "status" | "money">;
  at: Date;
}

/** Adds a case to the manual review queue, once for each reason and subject. */
export async function queueForReview(tx: Database, { reason, subject, payment, event, at }: ReviewItem) {
  await tx
    .insert(reviewQueue)
    .values({
      reason,
      subject,
      orderId: payment?.orderId ?? null,
      paymentId: payment?.id ?? null,
      details: {
        gatewayOrderId: event.gatewayOrderId,
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
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (!row) return;
  const { amount, currency, gatewayPaymentId } = row.refund;
  const { payment } = row;
  const gatewayOrderId = payment.gatewayOrderId ?? gatewayPaymentId;
  const event = { gatewayOrderId, status: "refunded" as const, money: { amount, currency } };
  await queueForReview(db, { reason, subject: refundId, payment, event, at });
}
