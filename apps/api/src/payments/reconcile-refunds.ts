import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { applyPayment } from "./apply-payment.ts";
import { checkDue, limited, type ReconcileParts, retryAt } from "./check-due.ts";
import { findGateway, type PaymentGateway } from "./payment-gateway.ts";
import { isRefundOverdue, nextRefundCheck } from "./payments.rules.ts";
import { payments, refunds } from "./payments.table.ts";
import { reviewRefund } from "./review.queries.ts";
import { recordRefundOfNoOrder } from "./wrong-payment.ts";

type Refund = typeof refunds.$inferSelect;

/** Checks refunds whose result is uncertain at their gateways until stopped. Returns the number of checks. */
export function reconcileRefunds(parts: ReconcileParts, now: Date, stop: AbortSignal): Promise<number> {
  const { db, log } = parts;
  return checkDue(
    {
      claim: () => claimDueRefund(db, now),
      check: (refund) => checkRefund(parts, refund, now, stop),
      async retry(refund, error) {
        if (error === undefined) return scheduleCheck(db, refund.id, now);
        log.warn({ err: error, refundId: refund.id }, "cannot get the status of a refund from the gateway");
        if (isRefundOverdue(refund.createdAt, now)) await reviewRefund(db, refund.id, "refund_pending", now);
        await scheduleCheck(db, refund.id, retryAt(nextRefundCheck(refund.createdAt, now), now));
      },
    },
    stop,
  );
}

async function checkRefund({ db, gateways }: ReconcileParts, refund: Refund, now: Date, stop: AbortSignal) {
  const { id, refundRef, gatewayPaymentId: paymentRef, amount } = refund;
  const gateway = findGateway(gateways, refund.gateway);
  if (refund.paymentId === null) return gateway && refundNoOrder(db, gateway, refund, { now, stop });
  const [payment] = await db.select().from(payments).where(eq(payments.id, refund.paymentId));
  if (!gateway || !refundRef || !payment?.gatewayOrderId) return;
  const status = await gateway.fetchRefund(refundRef, limited(stop));
  if (status === "pending") {
    if (isRefundOverdue(refund.createdAt, now)) await reviewRefund(db, id, "refund_pending", now);
    return;
  }
  if (status === refund.state) return scheduleCheck(db, id, null);
  const event = {
    // Its status may change more than once.
    eventId: ["asked", "refund", refundRef, status, now.toISOString()].join("/"),
    ...{ gatewayOrderId: payment.gatewayOrderId, status: "refunded" as const, paymentRef },
    refund: { ref: refundRef, id, amount, isFailed: status === "failed", isFetched: true },
  };
  await applyPayment(db, gateway.id, event, now);
}

/** Sends the refund of a payment that belongs to no order, once, and checks its result. */
async function refundNoOrder(
  db: Database,
  gateway: PaymentGateway,
  { id, gatewayPaymentId: paymentRef, amount, currency, createdAt, refundRef: sentRef }: Refund,
  { now, stop }: { now: Date; stop: AbortSignal },
) {
  const sent =
    sentRef === null
      ? await gateway.refund({ paymentRef, money: { amount, currency }, idempotencyKey: id }, limited(stop))
      : { refundRef: sentRef, status: await gateway.fetchRefund(sentRef, limited(stop)) };
  const { refundRef, status } = sent;
  await db.update(refunds).set({ refundRef }).where(eq(refunds.id, id));
  if (status !== "pending")
    await recordRefundOfNoOrder(
      db,
      gateway.id,
      { ref: refundRef, id, amount, isFailed: status === "failed" },
      now,
    );
  else if (isRefundOverdue(createdAt, now)) await reviewRefund(db, id, "refund_pending", now);
}

async function scheduleCheck(db: Database, id: string, nextCheckAt: Date | null): Promise<void> {
  await db.update(refunds).set({ nextCheckAt }).where(eq(refunds.id, id));
}

/** Claims a refund that is due for a check, for one process, and schedules its next check. */
function claimDueRefund(db: Database, now: Date): Promise<Refund | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(refunds)
      .where(and(isNotNull(refunds.nextCheckAt), lte(refunds.nextCheckAt, now)))
      .orderBy(asc(refunds.nextCheckAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (due) await scheduleCheck(tx, due.id, nextRefundCheck(due.createdAt, now));
    return due;
  });
}
