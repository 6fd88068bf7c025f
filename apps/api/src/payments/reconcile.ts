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
    const gateway = findGateway(gateways, payment.gateway);
    if (!gateway || !payment.gatewayOrderId) continue;
    try {
      await askGateway(db, gateway, payment.gatewayOrderId, now);
      if (isLastLook(payment, now)) await giveUp(db, gateway.id, payment.gatewayOrderId, now);
    } catch (error) {
      // A gateway that is down decides nothing: the next look is planned already, or follows now.
      log.warn({ err: error, paymentId: payment.id }, "the gateway does not say how a payment stands");
      if (isLastLook(payment, now)) await lookAgain(db, payment, now);
    }
  }
  return due.length;
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

const lookAgain = (db: Database, { id }: Payment, now: Date) =>
  db
    .update(payments)
    .set({ nextCheckAt: new Date(now.getTime() + LOOK_AGAIN_MS) })
    .where(eq(payments.id, id));

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
        .set({ nextCheckAt: nextCheck(payment.createdAt, now) })
        .where(eq(payments.id, payment.id));
    }
    return due;
  });
}
