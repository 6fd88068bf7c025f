import { and, eq } from "drizzle-orm";
import { changeTooLate, dateGone } from "../changes/changes.errors.ts";
import { moveToDate } from "../changes/move-to-date.ts";
import type { Database } from "../db/database.ts";
import { findPart, lockOrder } from "../orders/orders.queries.ts";
import { availableOf, giveRefund } from "../payments/give-refund.ts";
import { findCurrentPayment } from "../payments/payments.queries.ts";
import { remedies } from "./remedies.table.ts";

interface Choice {
  orderId: string;
  remedyId: string;
  choice: "refund" | "repeat";
  ritualId: string | undefined;
  at: Date;
}

/** Gives the buyer what they chose for a missed promise, once. */
export function chooseRemedy(
  db: Database,
  { orderId, remedyId, choice, ritualId, at }: Choice,
): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const isThis = and(eq(remedies.id, remedyId), eq(remedies.orderId, orderId));
    const [remedy] = await tx.select().from(remedies).where(isThis).for("update");
    const part = order && remedy && (await findPart(tx, order, remedy.itemId));
    if (!remedy || !part || remedy.state !== "offered") throw changeTooLate();

    if (choice === "refund") {
      const payment = await findCurrentPayment(tx, orderId);
      if (payment?.state !== "success") throw changeTooLate();
      const amount = Math.min(remedy.amount, await availableOf(tx, payment));
      if (amount <= 0) throw changeTooLate();
      const refundId = await giveRefund(tx, payment, { amount, reason: "missed_promise", at });
      await tx.update(remedies).set({ state: "refunded", refundId, decidedAt: at }).where(isThis);
      return;
    }
    // A new box needs no date; staff see that prasad is still to be sent.
    if (remedy.reason !== "prasad_late") {
      if (ritualId === undefined) throw dateGone();
      await moveToDate(tx, part, { ritualId, after: at, at });
    }
    await tx.update(remedies).set({ state: "repeated", decidedAt: at }).where(isThis);
  });
}
