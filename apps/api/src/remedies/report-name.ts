import { changeTooLate } from "../changes/changes.errors.ts";
import { mayReportName } from "../changes/read-changes.ts";
import type { Database } from "../db/database.ts";
import { findPart, lockOrder } from "../orders/orders.queries.ts";
import { refundedOf } from "../payments/give-refund.ts";
import { offerRemedy } from "./offer-remedy.ts";

/** A name was left out or read wrong: the buyer need not prove it. */
export function reportName(
  db: Database,
  { orderId, itemId, at }: { orderId: string; itemId: string; at: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const part = order && (await findPart(tx, order, itemId));
    const refunded = (await refundedOf(tx, [itemId])).get(itemId) ?? 0;
    if (!part || !mayReportName({ ...part, refunded }, at)) throw changeTooLate();
    await offerRemedy(tx, part, { reason: "wrong_name", at });
  });
}
