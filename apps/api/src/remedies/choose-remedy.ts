import type { RemedyReason } from "@aradhana/core/contract";
import { isEnded } from "@aradhana/core/payment";
import { and, eq, ne } from "drizzle-orm";
import { changeTooLate, dateGone } from "../changes/changes.errors.ts";
import { moveToDate } from "../changes/move-to-date.ts";
import { deliveryFeeOf } from "../changes/read-sold.ts";
import type { Database } from "../db/database.ts";
import { moveFulfilments } from "../orders/move-order.queries.ts";
import { findPart, lockOrder, type StoredOrder } from "../orders/orders.queries.ts";
import { releaseSeats } from "../orders/seats.queries.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import { availableOf, giveRefund, refundedOf } from "../payments/give-refund.ts";
import { findCurrentPayment } from "../payments/payments.queries.ts";
import { isAboutGoods, isAboutPrasad, isStillMissed, unsentGoods } from "./offer-remedy.ts";
import { remedies } from "./remedies.table.ts";
import { promiseAgain, promisePrasadAgain, sendAgain, sendPrasadAgain } from "./send-again.ts";

/** Reasons for which nothing was performed: a refund then cancels the ritual. */
const neverPerformed: readonly RemedyReason[] = ["date_cancelled", "date_moved", "names_missing"];

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
    const payment = await findCurrentPayment(tx, orderId);
    const available = payment && (await availableOf(tx, payment));
    // What was paid back as a whole or cancelled is not given once more for nothing.
    if (isEnded(part.fulfilment.state) || available === 0) throw changeTooLate();

    const isOfGoods = isAboutGoods(remedy.reason);
    if (!isStillMissed(remedy.reason, part.fulfilment.state)) throw changeTooLate();
    const isUnsent = unsentGoods.some((state) => state === part.fulfilment.state);
    const isNeverPerformed = neverPerformed.includes(remedy.reason);
    const isCancelled = isNeverPerformed || (isOfGoods && isUnsent);
    // The new date has suited, or nobody said that it does not.
    if (remedy.reason === "date_moved" && at >= part.fulfilment.cutoffAt) throw changeTooLate();

    if (choice === "refund") {
      if (payment?.state !== "success" || available === undefined) throw changeTooLate();
      const left = part.item.amount - ((await refundedOf(tx, [part.item.id])).get(part.item.id) ?? 0);
      const amount = Math.min(remedy.amount, left, available);
      if (amount <= 0) throw changeTooLate();
      const paidBack = (await refundedOf(tx, [part.item.id], "item")).get(part.item.id) ?? 0;
      const withoutFee = part.item.amount - deliveryFeeOf(order, part.item) - paidBack;
      const delivery = amount - Math.min(amount, Math.max(0, withoutFee));
      const items = [
        { itemId: part.item.id, kind: "item" as const, amount: amount - delivery },
        { itemId: part.item.id, kind: "delivery" as const, amount: delivery },
      ].filter((each) => each.amount > 0);
      const reason = isCancelled ? "cancelled" : "missed_promise";
      const refundId = await giveRefund(tx, payment, { amount, items, reason, at });
      if (isCancelled) await cancelPart(tx, part, at);
      await tx.update(remedies).set({ state: "refunded", refundId, decidedAt: at }).where(isThis);
      if (amount === left) await closeOthers(tx, remedy, at);
      return;
    }
    // A new box needs no date; staff see what is still to be sent.
    // Of late goods there is still the first parcel, which may have been sent since the offer.
    if (isOfGoods) {
      if (remedy.reason === "goods_undelivered") await sendAgain(tx, part, at);
      await promiseAgain(tx, part, at);
    } else if (isAboutPrasad(remedy.reason)) {
      if (remedy.reason === "prasad_undelivered") await sendPrasadAgain(tx, part);
      await promisePrasadAgain(tx, part, at);
    } else {
      if (ritualId === undefined) throw dateGone();
      await moveToDate(tx, part, { ritualId, after: at, at });
      const { item, fulfilment } = part;
      await enqueue(tx, { orderId, kind: `notice.order_moved.${item.id}.${fulfilment.moves + 1}`, at });
      await closeOthers(tx, remedy, at);
    }
    await tx.update(remedies).set({ state: "repeated", decidedAt: at }).where(isThis);
  });
}

/** The buyer does not want another date, or does not wait: it is cancelled. */
async function cancelPart(tx: Database, { id: orderId, item, fulfilment }: StoredOrder, at: Date) {
  await moveFulfilments(tx, orderId, { only: [fulfilment.id], state: "cancelled", at });
  await releaseSeats(tx, [orderId], [item.id]);
  await enqueue(tx, { orderId, kind: `notice.order_cancelled.${item.id}`, at });
}

/** The other offers for the item: it was paid back as a whole, or is given once more with all that belongs to it. */
async function closeOthers(
  tx: Database,
  { id, itemId }: Pick<typeof remedies.$inferSelect, "id" | "itemId">,
  at: Date,
): Promise<void> {
  const isOther = and(eq(remedies.itemId, itemId), ne(remedies.id, id), eq(remedies.state, "offered"));
  await tx.update(remedies).set({ state: "closed", decidedAt: at }).where(isOther);
}
