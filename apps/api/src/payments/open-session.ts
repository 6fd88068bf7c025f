import type { Database } from "../db/database.ts";
import { findNewMandate } from "../mandates/mandates.queries.ts";
import type { orders } from "../orders/orders.table.ts";
import { saveSession } from "./attempts.queries.ts";
import type { MandateConsent, PaymentGateway } from "./payment-gateway.ts";
import type { Payment } from "./payments.queries.ts";

interface OpenedAttempt {
  order: Pick<typeof orders.$inferSelect, "id" | "number" | "language">;
  payment: Payment;
}

/** The gateway's session of an attempt: the stored one, or a new one that is stored. */
export async function openSession(
  db: Database,
  gateway: PaymentGateway,
  { order, payment }: OpenedAttempt,
): Promise<{ gatewayOrderId: string; redirectUrl: string | null }> {
  if (payment.gatewayOrderId) {
    return { gatewayOrderId: payment.gatewayOrderId, redirectUrl: payment.redirectUrl };
  }
  const session = await gateway.createSession({
    attemptId: payment.id,
    orderRef: order.number,
    locale: order.language,
    money: { amount: payment.amount, currency: payment.currency },
    returnUrl: payment.returnUrl,
    expiresAt: payment.expiresAt,
    mandate: gateway.mandates && (await readConsent(db, order.id)),
  });
  return saveSession(db, payment.id, session);
}

/** The consent to repeated charges that belongs to the payment of an order. */
async function readConsent(db: Database, orderId: string): Promise<MandateConsent | undefined> {
  const mandate = await findNewMandate(db, orderId);
  if (!mandate) return undefined;
  const { id: mandateId, frequency, maxAmount: amount, currency, endsAt } = mandate;
  return { mandateId, frequency, maxAmount: { amount, currency }, endsAt };
}
