import type { GatewayName } from "@aradhana/core/contract";
import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { applyPayment } from "./apply-payment.ts";
import { checkDue, limited, neverAborted, type ReconcileParts, retryAt } from "./check-due.ts";
import { findGateway, type PaymentGateway } from "./payment-gateway.ts";
import type { Payment } from "./payments.queries.ts";
import { nextCheck } from "./payments.rules.ts";
import { payments } from "./payments.table.ts";
import { reconcileRefunds } from "./reconcile-refunds.ts";

/** The interval of further checks after the last planned one, if it failed or its process died. */
const RECHECK_MS = 60 * 60 * 1000;

/** Checks unsettled payments and refunds at their gateways until stopped. Returns the number of checks. */
export async function reconcile(parts: ReconcileParts, now: Date, stop = neverAborted): Promise<number> {
  return (await reconcilePayments(parts, now, stop)) + (await reconcileRefunds(parts, now, stop));
}

function reconcilePayments(parts: ReconcileParts, now: Date, stop: AbortSignal): Promise<number> {
  const { db, log } = parts;
  return checkDue(
    {
      claim: () => claimDuePayment(db, now),
      check: (payment) => checkPayment(parts, payment, now, stop),
      async retry(payment, error) {
        if (error === undefined) return scheduleCheck(db, payment.id, now);
        log.warn(
          { err: error, paymentId: payment.id },
          "cannot get the status of a payment from the gateway",
        );
        await scheduleCheck(db, payment.id, retryAt(nextCheck(payment.createdAt, now), now));
      },
    },
    stop,
  );
}

async function checkPayment(
  { db, gateways }: ReconcileParts,
  payment: Payment,
  now: Date,
  stop: AbortSignal,
) {
  const { id, gatewayOrderId } = payment;
  const gateway = findGateway(gateways, payment.gateway);
  const isCheckable = gateway && gatewayOrderId;
  if (isCheckable) await applyGatewayStatus(db, gateway, gatewayOrderId, now, stop);
  if (!isLastCheck(payment, now)) return;
  if (isCheckable) await expirePayment(db, gateway.id, gatewayOrderId, now);
  await scheduleCheck(db, id, null);
}

async function scheduleCheck(db: Database, id: string, nextCheckAt: Date | null): Promise<void> {
  await db.update(payments).set({ nextCheckAt }).where(eq(payments.id, id));
}

const isLastCheck = ({ createdAt }: Payment, now: Date) => nextCheck(createdAt, now) === null;

/** Expires a payment after three days, unless it has succeeded. */
const expirePayment = (db: Database, gateway: GatewayName, gatewayOrderId: string, now: Date) =>
  applyPayment(
    db,
    gateway,
    { eventId: `given-up/${gatewayOrderId}`, gatewayOrderId, status: "expired" },
    now,
  );

/** Gets the status from the gateway and applies it. Idempotent for the same status. */
export async function applyGatewayStatus(
  db: Database,
  gateway: PaymentGateway,
  gatewayOrderId: string,
  now: Date,
  stop = neverAborted,
) {
  const result = await gateway.fetchStatus(gatewayOrderId, limited(stop));
  const eventId = ["asked", gatewayOrderId, result.status, result.paymentRef ?? ""].join("/");
  return applyPayment(db, gateway.id, { ...result, eventId, gatewayOrderId }, now);
}

/** Claims a payment that is due for a check, for one process, and schedules its next check. */
function claimDuePayment(db: Database, now: Date): Promise<Payment | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(payments)
      .where(and(isNotNull(payments.nextCheckAt), lte(payments.nextCheckAt, now)))
      .orderBy(asc(payments.nextCheckAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!due) return undefined;
    const recheckAt = new Date(now.getTime() + RECHECK_MS);
    await scheduleCheck(tx, due.id, nextCheck(due.createdAt, now) ?? recheckAt);
    return due;
  });
}
