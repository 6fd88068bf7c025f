import type { ReturnRejection } from "@aradhana/core/contract";
import type { ReturnStep } from "@aradhana/core/staff";
import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import { lines } from "../../lines/lines.ts";
import { recordEvent } from "../../orders/move-order.queries.ts";
import { lockOrder } from "../../orders/orders.queries.ts";
import { fulfilments, orderItems } from "../../orders/orders.table.ts";
import { enqueue, type Notice } from "../../outbox/outbox.queries.ts";
import { type ReturnRow, returns } from "../../returns/returns.table.ts";
import type { RefundRequest } from "../payments/refund-requests.queries.ts";
import { findRefund, requestRefund } from "../payments/refund-requests.queries.ts";
import { wrongState } from "../staff.errors.ts";

const before = { picked_up: "return_requested", inspected: "picked_up" } as const;
/** The inspection has no message: the refund or the rejection follows it. */
const noticeOf: Partial<Record<ReturnRow["state"], Notice>> = {
  picked_up: "return_picked_up",
  refunded: "return_refunded",
  rejected: "return_rejected",
};

/** Reports that the goods were picked up, or inspected; usable pieces go back to the stock if staff say so. */
export async function stepReturn(tx: Database, id: string, step: ReturnStep, at: Date): Promise<ReturnRow> {
  const row = await lockReturn(tx, id);
  if (row.state !== before[step.step]) throw wrongState();
  if (step.step === "picked_up") return move(tx, row, { state: "picked_up" }, at);
  if (step.restock) await restock(tx, row);
  return move(tx, row, { state: "inspected", restocked: step.restock }, at);
}

/** Ends a return without a refund, with a reason that the buyer reads. */
export async function rejectReturn(
  tx: Database,
  id: string,
  rejection: ReturnRejection,
  at: Date,
): Promise<ReturnRow> {
  const row = await lockReturn(tx, id);
  if (row.state === "refunded" || row.state === "rejected" || row.restocked) throw wrongState();
  if ((await requestOf(tx, row))?.state === "waiting") throw wrongState();
  return move(tx, row, { state: "rejected", rejection }, at);
}

/** Requests the refund of an inspected return, as any refund: above the limit a second person approves it. */
export async function refundReturn(
  tx: Database,
  { id, staffId, at }: { id: string; staffId: string; at: Date },
): Promise<ReturnRow> {
  const row = await lockReturn(tx, id);
  if (row.state !== "inspected") throw wrongState();
  // Pressed twice: the request waits already.
  if ((await requestOf(tx, row))?.state === "waiting") return row;
  const { orderId, itemId, amount } = row;
  const request = await requestRefund(tx, { orderId, itemId, amount, reason: "returned", staffId, at });
  await tx.update(returns).set({ refundRequestId: request.id }).where(eq(returns.id, id));
  await settleReturn(tx, request, at);
  return { ...row, refundRequestId: request.id };
}

/** A return whose refund was approved is done. The caller has locked the order. */
export async function settleReturn(tx: Database, { id, state }: RefundRequest, at: Date): Promise<void> {
  if (state !== "approved") return;
  const isOpen = and(eq(returns.refundRequestId, id), ne(returns.state, "refunded"));
  const [row] = await tx.select().from(returns).where(isOpen);
  if (row) await move(tx, row, { state: "refunded" }, at);
}

const requestOf = async (tx: Database, { refundRequestId }: ReturnRow) =>
  refundRequestId === null ? undefined : findRefund(tx, refundRequestId);

/** In the sequence of all that changes orders: first the order. */
async function lockReturn(tx: Database, id: string): Promise<ReturnRow> {
  const [found] = await tx.select().from(returns).where(eq(returns.id, id));
  if (!found) throw notFound();
  await lockOrder(tx, found.orderId);
  const [row] = await tx.select().from(returns).where(eq(returns.id, id)).for("update");
  if (!row) throw notFound();
  return row;
}

async function restock(tx: Database, { itemId, pieces }: ReturnRow): Promise<void> {
  const [item] = await tx.select().from(orderItems).where(eq(orderItems.id, itemId));
  if (!item?.holdsPlace) return;
  await lines[item.kind].seats?.release(tx, item.offerId, pieces);
  const left = item.pieces - pieces;
  await tx
    .update(orderItems)
    .set({ pieces: left, holdsPlace: left > 0 })
    .where(eq(orderItems.id, itemId));
}

async function move(
  tx: Database,
  { id, orderId, itemId }: ReturnRow,
  changes: Pick<ReturnRow, "state"> & Partial<ReturnRow>,
  at: Date,
): Promise<ReturnRow> {
  const [moved] = await tx
    .update(returns)
    .set({ ...changes, updatedAt: at })
    .where(eq(returns.id, id))
    .returning();
  if (!moved) throw new Error(`the return ${id} was deleted`);
  const [fulfilment] = await tx.select().from(fulfilments).where(eq(fulfilments.itemId, itemId));
  if (fulfilment) await recordEvent(tx, fulfilment, { state: changes.state, at });
  const notice = noticeOf[changes.state];
  if (notice) await enqueue(tx, { orderId, kind: `notice.${notice}.${itemId}`, at });
  return moved;
}
