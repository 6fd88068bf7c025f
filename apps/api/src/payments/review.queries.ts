import type { Database } from "../db/database.ts";
import type { GatewayEvent } from "./payment-gateway.ts";
import { type payments, reviewQueue } from "./payments.table.ts";

interface Matter {
  reason: (typeof reviewQueue.$inferInsert)["reason"];
  /** The event or the order it is about: the same thing is put here once. */
  subject: string;
  payment?: typeof payments.$inferSelect;
  event: GatewayEvent;
  at: Date;
}

/** Puts before a person what no rule decides. */
export async function review(tx: Database, { reason, subject, payment, event, at }: Matter) {
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
