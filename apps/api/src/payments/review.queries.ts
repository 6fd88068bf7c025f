import type { Database } from "../db/database.ts";
import type { GatewayEvent } from "./payment-gateway.ts";
import { type payments, reviewQueue } from "./payments.table.ts";

interface ReviewItem {
  reason: (typeof reviewQueue.$inferInsert)["reason"];
  /** The event or the order that it is about; unique for each reason. */
  subject: string;
  payment?: typeof payments.$inferSelect;
  event: Pick<GatewayEvent, "gatewayOrderId" | "status" | "money">;
  at: Date;
}

/** Adds a case to the manual review queue, once for each reason and subject. */
export async function queueForReview(tx: Database, { reason, subject, payment, event, at }: ReviewItem) {
  await tx
    .insert(reviewQueue)
    .values({
      reason,
      subject,
      orderId: payment?.orderId ?? null,
      paymentId: payment?.id ?? null,
      details: {
        gatewayOrderId: event.gatewayOrderId,
        status: event.status,
        amount: event.money?.amount ?? null,
        currency: event.money?.currency ?? null,
      },
      createdAt: at,
    })
    .onConflictDoNothing();
}
