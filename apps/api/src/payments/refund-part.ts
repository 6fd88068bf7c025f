import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import type { Payment } from "./payments.queries.ts";
import { refunds } from "./payments.table.ts";

/** Starts the refund of a part of a payment, or of all of it; the outbox sends it to the gateway. The caller has locked the order. */
export async function refundPart(
  tx: Database,
  { id: paymentId, orderId, gateway, gatewayPaymentId, currency, state }: Payment,
  { amount, reason }: { amount: number; reason: "consultation" },
  at: Date,
): Promise<void> {
  if (state !== "success" || gatewayPaymentId === null)
    throw new Error("only a received payment is refunded");
  const id = newId("rfd");
  await tx.insert(refunds).values({
    ...{ id, orderId, paymentId, gateway, gatewayPaymentId, amount, currency },
    ...{ reason, state: "initiated", createdAt: at, updatedAt: at },
  });
  await enqueue(tx, { orderId, kind: `refund.${id}`, at });
}
