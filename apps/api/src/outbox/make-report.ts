import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lineOf } from "../lines/lines.ts";
import { moveFulfilments } from "../orders/move-order.queries.ts";
import { lockOrder, readParts } from "../orders/orders.queries.ts";
import { openDetails } from "../orders/sealed-fields.ts";
import { cancelOrder, startRefund } from "../payments/apply-refund.ts";
import { payments } from "../payments/payments.table.ts";
import { insertReport } from "../reports/reports.queries.ts";
import type { Vault } from "../vault/create-vault.ts";
import { enqueue } from "./outbox.queries.ts";

/** Makes one version of a report. A version that exists, or whose details were deleted, is not made. */
export function makeReport(
  db: Database,
  vault: Vault,
  { orderId, key }: { orderId: string; key: string },
  at: Date,
): Promise<void> {
  const [fulfilmentId = "", number = ""] = key.split(".");
  const version = Number(number);
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const part = (await readParts(tx, orderId)).find(({ fulfilment }) => fulfilment.id === fulfilmentId);
    const { details } = part ? lineOf(part) : {};
    const given = part && openDetails(vault, part.fulfilment);
    if (!order || !part || !details?.make || given === null || part.fulfilment.state === "cancelled") return;
    const content = details.make(given, { item: part.item, version, at });
    await insertReport(tx, vault, { orderId, fulfilmentId, version, content, at });
    await moveFulfilments(tx, orderId, { only: [fulfilmentId], state: "ready", at });
    if (version === 1) await enqueue(tx, { orderId, kind: "message.report_ready", at });
  });
}

/** Cancels an order whose report could not be made, and gives the money back. A correction that failed does neither. */
export function refundReport(db: Database, { orderId, key }: { orderId: string; key: string }, at: Date) {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !key.endsWith(".1")) return;
    const [payment] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.state, "success")));
    if (payment?.gatewayPaymentId) {
      await startRefund(tx, payment, { paymentRef: payment.gatewayPaymentId, reason: "not_made" }, at);
    }
    await cancelOrder(tx, order, at);
  });
}
