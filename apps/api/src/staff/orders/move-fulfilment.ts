import type { FulfilmentStep } from "@aradhana/core/staff";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import { ritualOf } from "../../lines/ritual-snapshot.ts";
import { moveFulfilments } from "../../orders/move-order.queries.ts";
import { lockOrder } from "../../orders/orders.queries.ts";
import { fulfilments, orderItems, orders } from "../../orders/orders.table.ts";
import { enqueue } from "../../outbox/outbox.queries.ts";
import { isBeingRefunded } from "../../payments/refunds.queries.ts";
import { hasWaitingRefund } from "../payments/refund-requests.queries.ts";
import { refundOpen, refundWaiting, wrongState } from "../staff.errors.ts";
import { stateAfter } from "./dispatch.rules.ts";

/** Packs, dispatches or delivers goods or prasad. Returns the states before and after. */
export async function moveFulfilment(tx: Database, id: string, step: FulfilmentStep, at: Date) {
  const [found] = await tx.select().from(fulfilments).where(eq(fulfilments.id, id));
  if (!found) throw notFound();
  await lockOrder(tx, found.orderId);
  const [locked] = await tx
    .select({ fulfilment: fulfilments, item: orderItems })
    .from(fulfilments)
    .innerJoin(orderItems, eq(orderItems.id, fulfilments.itemId))
    .where(eq(fulfilments.id, id));
  if (!locked) throw notFound();
  const { kind, state: before } = locked.fulfilment;
  const sendsPrasad = kind === "ritual" && ritualOf(locked).prasadEtaDays !== null;
  const state = stateAfter({ kind, state: before, sendsPrasad }, step.step);
  if (!state) throw wrongState();
  if (step.step !== "delivered") {
    if (await isBeingRefunded(tx, found.orderId)) throw refundOpen();
    if (await hasWaitingRefund(tx, found)) throw refundWaiting();
  }
  if (step.step === "dispatched") {
    const sent = { carrier: step.carrier, trackingNumber: step.tracking_number };
    await tx.update(fulfilments).set(sent).where(eq(fulfilments.id, id));
    await enqueue(tx, { orderId: found.orderId, kind: `notice.parcel_sent.${found.itemId}`, at });
    // Of what is paid on delivery; the others have theirs.
    await enqueue(tx, { orderId: found.orderId, kind: "invoice", at });
  }
  await moveFulfilments(tx, found.orderId, { only: [id], state, at });
  const [order] = await tx.select({ state: orders.state }).from(orders).where(eq(orders.id, found.orderId));
  return { before, orderId: found.orderId, moved: { id, state, order_state: order?.state ?? state } };
}
