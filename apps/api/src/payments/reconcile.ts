import type { GatewayName } from "@aradhana/core/contract";
import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { applyPayment } from "./apply-payment.ts";
import { findGateway, type Gateways, type PaymentGateway } from "./payment-gateway.ts";
import type { Payment } from "./payments.queries.ts";
import { nextCheck } from "./payments.rules.ts";
import { payments } from "./payments.table.ts";

const TIMEOUT_MS = 8_000;
/** The interval of further checks after the last planned one, if it failed or its process died. */
const RECHECK_MS = 60 * 60 * 1000;

interface ReconcileParts {
  db: Database;
  gateways: Gateways;
  log: Logger;
}

/** After a failed check the gateway is polled again soon, however old the payment is. */
const RETRY_MS = 2 * 60 * 1000;

const neverAborted = new AbortController().signal;

/**
 * Checks unsettled payments at their gateways until stopped; a check that is interrupted is left to the next run.
 * Returns the number of payments checked.
 */
export async function reconcile(parts: ReconcileParts, now: Date, stop = neverAborted): Promise<number> {
  const { db, log } = parts;
  let checked = 0;
  while (!stop.aborted) {
    const payment = await claimDuePayment(db, now);
    if (!payment) break;
    checked++;
    try {
      await checkPayment(parts, payment, now, stop);
    } catch (error) {
      if (stop.aborted) {
        await scheduleCheck(db, payment.id, now);
        break;
      }
      log.warn({ err: error, paymentId: payment.id }, "cannot get the status of a payment from the gateway");
      await scheduleCheck(db, payment.id, retryAt(payment, now));
    }
  }
  return checked;
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

const scheduleCheck = (db: Database, id: string, nextCheckAt: Date | null) =>
  db.update(payments).set({ nextCheckAt }).where(eq(payments.id, id));

/** The planned check, or an earlier one. */
const retryAt = ({ createdAt }: Payment, now: Date) =>
  new Date(
    Math.min(now.getTime() + RETRY_MS, nextCheck(createdAt, now)?.getTime() ?? Number.POSITIVE_INFINITY),
  );

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
  const signal = AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]);
  const result = await gateway.fetchStatus(gatewayOrderId, signal);
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
