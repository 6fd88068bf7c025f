import type { GatewayName } from "@aradhana/core/contract";
import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { applyPayment } from "./apply-payment.ts";
import { findGateway, type Gateways, type PaymentGateway } from "./payment-gateway.ts";
import type { Payment } from "./payments.queries.ts";
import { nextCheck } from "./payments.rules.ts";
import { payments } from "./payments.table.ts";

const PATIENCE_MS = 8_000;
/** After the last look: a gateway that was down, or a process that died, is followed by another. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

interface ReconcileParts {
  db: Database;
  gateways: Gateways;
  log: Logger;
}

const never = new AbortController().signal;

/**
 * Asks the gateways about attempts nobody has told us the end of, until stopped: then even the answer that is
 * on its way is left to whoever asks next. Returns how many it asked about.
 */
export async function reconcile(parts: ReconcileParts, now: Date, stop = never): Promise<number> {
  const { db, log } = parts;
  let asked = 0;
  while (!stop.aborted) {
    const payment = await takeDue(db, now);
    if (!payment) break;
    asked++;
    try {
      await look(parts, payment, now, stop);
    } catch (error) {
      // A gateway that is down decides nothing: the next look is planned already.
      if (stop.aborted) await planLook(db, payment.id, now);
      else log.warn({ err: error, paymentId: payment.id }, "the gateway does not say how a payment stands");
    }
  }
  return asked;
}

async function look({ db, gateways }: ReconcileParts, payment: Payment, now: Date, stop: AbortSignal) {
  const { id, gatewayOrderId } = payment;
  const gateway = findGateway(gateways, payment.gateway);
  const canBeAsked = gateway && gatewayOrderId;
  if (canBeAsked) await askGateway(db, gateway, gatewayOrderId, now, stop);
  if (!isLastLook(payment, now)) return;
  if (canBeAsked) await giveUp(db, gateway.id, gatewayOrderId, now);
  await planLook(db, id, null);
}

const planLook = (db: Database, id: string, nextCheckAt: Date | null) =>
  db.update(payments).set({ nextCheckAt }).where(eq(payments.id, id));

const isLastLook = ({ createdAt }: Payment, now: Date) => nextCheck(createdAt, now) === null;

/** After three days nothing comes any more by itself; whatever has come stands. */
const giveUp = (db: Database, gateway: GatewayName, gatewayOrderId: string, now: Date) =>
  applyPayment(
    db,
    gateway,
    { eventId: `given-up/${gatewayOrderId}`, gatewayOrderId, status: "expired" },
    now,
  );

/** Reads the truth at the gateway and applies it. Seen twice, the same truth counts once. */
export async function askGateway(
  db: Database,
  gateway: PaymentGateway,
  gatewayOrderId: string,
  now: Date,
  stop = never,
) {
  const patience = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MS)]);
  const truth = await gateway.fetchStatus(gatewayOrderId, patience);
  const eventId = ["asked", gatewayOrderId, truth.status, truth.paymentRef ?? ""].join("/");
  return applyPayment(db, gateway.id, { ...truth, eventId, gatewayOrderId }, now);
}

/** Takes an attempt whose time has come, for one process, and plans its next look. */
function takeDue(db: Database, now: Date): Promise<Payment | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(payments)
      .where(and(isNotNull(payments.nextCheckAt), lte(payments.nextCheckAt, now)))
      .orderBy(asc(payments.nextCheckAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!due) return undefined;
    const checkAgain = new Date(now.getTime() + LOOK_AGAIN_MS);
    await planLook(tx, due.id, nextCheck(due.createdAt, now) ?? checkAgain);
    return due;
  });
}
