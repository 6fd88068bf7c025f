import type { GatewayName } from "@aradhana/core/contract";
import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { applyPayment } from "./apply-payment.ts";
import { findGateway, type Gateways, type PaymentGateway } from "./payment-gateway.ts";
import type { Payment } from "./payments.queries.ts";
import { nextCheck } from "./payments.rules.ts";
import { payments } from "./payments.table.ts";

const AT_ONCE = 20;
const PATIENCE_MS = 8_000;
/** After the last look: a gateway that was down, or a process that died, is followed by another. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

interface ReconcileParts {
  db: Database;
  gateways: Gateways;
  log: Logger;
}

/** Asks the gateways about attempts nobody has told us the end of. Returns how many it asked about. */
export async function reconcile({ db, gateways, log }: ReconcileParts, now: Date): Promise<number> {
  const due = await takeDue(db, now);
  for (const payment of due) {
    try {
      await look(db, gateways, payment, now);
    } catch (error) {
      // A gateway that is down decides nothing: the next look is planned already.
      log.warn({ err: error, paymentId: payment.id }, "the gateway does not say how a payment stands");
    }
  }
  return due.length;
}

async function look(db: Database, gateways: Gateways, payment: Payment, now: Date): Promise<void> {
  const { id, gatewayOrderId } = payment;
  const gateway = findGateway(gateways, payment.gateway);
  const canBeAsked = gateway && gatewayOrderId;
  if (canBeAsked) await askGateway(db, gateway, gatewayOrderId, now);
  if (!isLastLook(payment, now)) return;
  if (canBeAsked) await giveUp(db, gateway.id, gatewayOrderId, now);
  await db.update(payments).set({ nextCheckAt: null }).where(eq(payments.id, id));
}

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
export async function askGateway(db: Database, gateway: PaymentGateway, gatewayOrderId: string, now: Date) {
  const truth = await gateway.fetchStatus(gatewayOrderId, AbortSignal.timeout(PATIENCE_MS));
  const eventId = ["asked", gatewayOrderId, truth.status, truth.paymentRef ?? ""].join("/");
  return applyPayment(db, gateway.id, { ...truth, eventId, gatewayOrderId }, now);
}

/** Takes attempts whose time has come, each by one process, and plans their next look. */
function takeDue(db: Database, now: Date): Promise<Payment[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(payments)
      .where(and(isNotNull(payments.nextCheckAt), lte(payments.nextCheckAt, now)))
      .orderBy(asc(payments.nextCheckAt))
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    for (const payment of due) {
      await tx
        .update(payments)
        .set({ nextCheckAt: nextCheck(payment.createdAt, now) ?? new Date(now.getTime() + LOOK_AGAIN_MS) })
        .where(eq(payments.id, payment.id));
    }
    return due;
  });
}
