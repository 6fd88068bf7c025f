import { eq } from "drizzle-orm";
import { applyPayment } from "../payments/apply-payment.ts";
import { findGateway } from "../payments/payment-gateway.ts";
import { payments, refunds } from "../payments/payments.table.ts";
import type { OutboxParts } from "./run-outbox.ts";

const PATIENCE_MS = 8_000;

/** Sends back what was paid twice or too late. The gateway is asked under one key, however often this runs. */
export async function sendBackMoney(
  { db, clock, gateways }: OutboxParts,
  refundId: string,
  stop: AbortSignal,
): Promise<void> {
  const [row] = await db
    .select({ refund: refunds, gatewayOrderId: payments.gatewayOrderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (!row || row.refund.state === "done") return;
  const { gatewayPaymentId, amount, currency } = row.refund;
  const gateway = findGateway(gateways, row.refund.gateway);
  if (!gateway) throw new Error(`the gateway ${row.refund.gateway} is switched off and owes a refund`);

  const { refundRef, status } = await gateway.refund(
    { paymentRef: gatewayPaymentId, money: { amount, currency }, idempotencyKey: refundId },
    AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MS)]),
  );
  if (status === "failed") throw new Error(`the gateway refuses the refund ${refundId}`);
  await db.update(refunds).set({ refundRef, updatedAt: clock() }).where(eq(refunds.id, refundId));
  if (status !== "done" || !row.gatewayOrderId) return;
  const event = {
    eventId: `refund/${refundRef}`,
    gatewayOrderId: row.gatewayOrderId,
    status: "refunded" as const,
    paymentRef: gatewayPaymentId,
  };
  await applyPayment(db, gateway.id, event, clock());
}
