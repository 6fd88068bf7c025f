import { and, eq } from "drizzle-orm";
import { applyPayment } from "../payments/apply-payment.ts";
import { findGateway } from "../payments/payment-gateway.ts";
import { nextRefundCheck } from "../payments/payments.rules.ts";
import { payments, refunds } from "../payments/payments.table.ts";
import type { OutboxParts } from "./run-outbox.ts";

const TIMEOUT_MS = 8_000;

/** Requests a refund of a duplicate or late payment from the gateway. Retries use the same idempotency key. */
export async function sendRefund(
  { db, clock, gateways }: OutboxParts,
  refundId: string,
  stop: AbortSignal,
): Promise<void> {
  const [row] = await db
    .select({ refund: refunds, gatewayOrderId: payments.gatewayOrderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (row?.refund.state !== "initiated") return;
  const { gatewayPaymentId, amount, currency } = row.refund;
  const gateway = findGateway(gateways, row.refund.gateway);
  if (!gateway) throw new Error(`cannot refund: the gateway ${row.refund.gateway} is disabled`);

  const { refundRef, status } = await gateway.refund(
    { paymentRef: gatewayPaymentId, money: { amount, currency }, idempotencyKey: refundId },
    AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
  );
  const at = clock();
  // Its webhook may be lost.
  const nextCheckAt = status === "pending" ? nextRefundCheck(row.refund.createdAt, at) : null;
  const isOpen = and(eq(refunds.id, refundId), eq(refunds.state, "initiated"));
  await db.update(refunds).set({ refundRef, nextCheckAt, updatedAt: at }).where(isOpen);
  if (status === "pending" || !row.gatewayOrderId) return;
  const event = {
    eventId: `refund/${refundRef}/${status}`,
    ...{ gatewayOrderId: row.gatewayOrderId, paymentRef: gatewayPaymentId },
    status: "refunded" as const,
    refund: { ref: refundRef, id: refundId, amount, isFailed: status === "failed" },
  };
  await applyPayment(db, gateway.id, event, at);
}
