import { changeTooLate } from "../changes/changes.errors.ts";
import { mayReportName } from "../changes/read-changes.ts";
import { readSold } from "../changes/read-sold.ts";
import type { Database } from "../db/database.ts";
import { findPart, lockOrder } from "../orders/orders.queries.ts";
import { offerRemedy } from "./offer-remedy.ts";

/** A name was left out or read wrong: the buyer need not prove it. */
export function reportName(
  db: Database,
  { orderId, itemId, at }: { orderId: string; itemId: string; at: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const part = order && (await findPart(tx, order, itemId));
    if (!part) throw changeTooLate();
    const { parts, available } = await readSold(tx, part, at);
    const sold = parts.find(({ item }) => item.id === part.item.id);
    if (!sold || !mayReportName(sold, available, at)) throw changeTooLate();
    await offerRemedy(tx, part, { reason: "wrong_name", at });
  });
}
