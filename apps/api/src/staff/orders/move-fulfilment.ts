import type { FulfilmentStep } from "@aradhana/core/staff";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import { moveFulfilments } from "../../orders/move-order.queries.ts";
import { lockOrder } from "../../orders/orders.queries.ts";
import { fulfilments, orderItems, orders } from "../../orders/orders.table.ts";
import { enqueue } from "../../outbox/outbox.queries.ts";
import { isBeingRefunded } from "../../payments/refunds.queries.ts";
import { hasWaitingRefund } from "../payments/refund-requests.queries.ts";
import { notEnergised, refundOpen, refundWaiting, wrongState } from "../staff.errors.ts";
import { isEnergised, stateAfter } from "./dispatch.rules.ts";

/** Steps of a parcel that has left: nothing of it can be held back any more. */
const onItsWay = new Set<FulfilmentStep["step"]>(["out_for_delivery", "delivered"]);

/** Energises, packs, dispatches or delivers goods or prasad. Returns the states before and after. */
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
  const { state: before, evidence } = locked.fulfilment;
  // What is sent once more after a repeated ritual is news again.
  const parcel = `${found.itemId}.${locked.fulfilment.moves}`;
  const state = stateAfter(locked, step.step);
  if (!state) {
    throw step.step === "packed" && before === "confirmed" && isEnergised(locked)
      ? notEnergised()
      : wrongState();
  }
  if (!onItsWay.has(step.step)) {
    if (await isBeingRefunded(tx, found.orderId)) throw refundOpen();
    if (await hasWaitingRefund(tx, found)) throw refundWaiting();
  }
  if (step.step === "energised" && step.video_url !== null) {
    const shown = [...evidence, { state, url: step.video_url }];
    await tx.update(fulfilments).set({ evidence: shown }).where(eq(fulfilments.id, id));
  }
  if (step.step === "dispatched") {
    const sent = { carrier: step.carrier, trackingNumber: step.tracking_number };
    await tx.update(fulfilments).set(sent).where(eq(fulfilments.id, id));
    await enqueue(tx, { orderId: found.orderId, kind: `notice.parcel_sent.${parcel}`, at });
    // Of what is paid on delivery; the others have theirs.
    await enqueue(tx, { orderId: found.orderId, kind: "invoice", at });
  }
  if (step.step === "out_for_delivery" || step.step === "delivered")
    await enqueue(tx, { orderId: found.orderId, kind: `notice.${step.step}.${parcel}`, at });
  await moveFulfilments(tx, found.orderId, { only: [id], state, at });
  const [order] = await tx.select({ state: orders.state }).from(orders).where(eq(orders.id, found.orderId));
  return { before, orderId: found.orderId, moved: { id, state, order_state: order?.state ?? state } };
}
