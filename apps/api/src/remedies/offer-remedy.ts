import { type OrderState, type RemedyReason, ritualType } from "@aradhana/core/contract";
import { and, desc, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { datedLineOf } from "../lines/dated-lines.ts";
import { priceIn } from "../money/prices.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import { orderLines } from "../orders/orders.table.ts";
import { enqueue, type Notice } from "../outbox/outbox.queries.ts";
import { remedies } from "./remedies.table.ts";

const isOneOf = (reasons: readonly RemedyReason[]) => (reason: RemedyReason) => reasons.includes(reason);

/** Promises about the prasad alone. */
export const prasadReasons = ["prasad_late", "prasad_undelivered"] as const satisfies RemedyReason[];
export const isAboutPrasad = isOneOf(prasadReasons);
export const goodsReasons = ["goods_late", "goods_undelivered"] as const satisfies RemedyReason[];
export const isAboutGoods = isOneOf(goodsReasons);

/** Goods for which somebody waits, before and after they are sent. What has come is returned instead. */
export const unsentGoods = ["confirmed", "energising", "packed"] as const satisfies OrderState[];
export const sentGoods = ["shipped", "out_for_delivery"] as const satisfies OrderState[];
const isAwaited = (state: OrderState): boolean =>
  [...unsentGoods, ...sentGoods].some((each) => each === state);

/** Whether a parcel that was promised may still come: what has come leaves nothing to choose. */
export function isStillMissed(reason: RemedyReason, state: OrderState): boolean {
  if (isAboutGoods(reason)) return isAwaited(state);
  return reason !== "prasad_undelivered" || state === "prasad_dispatched";
}

/**
 * What is paid back for a missed promise: the price of the prasad, or of the whole ritual or goods. Prasad that is a part of a package
 * has the price for which it is sold with other packages.
 */
async function compensationFor(
  tx: Database,
  { item, currency }: Pick<StoredOrder, "item" | "currency">,
  reason: RemedyReason,
): Promise<number> {
  if (!isAboutPrasad(reason)) return item.amount;
  const isPrasad = and(eq(orderLines.orderItemId, item.id), eq(orderLines.kind, "prasad"));
  const lines = await tx.select({ amount: orderLines.amount }).from(orderLines).where(isPrasad);
  const paid = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (paid > 0 || !v.is(ritualType, item.kind)) return paid;
  const { series } = datedLineOf[item.kind];
  const [sold] = await tx.select({ prasad: series.prasad }).from(series).where(eq(series.slug, item.slug));
  return Math.min(sold?.prasad ? priceIn(sold.prasad.fee, currency).amount : 0, item.amount);
}

/** When the buyer last chose to have something of the item sent again, or to wait for it. */
export async function lastRepeated(tx: Database, itemId: string, reasons: readonly RemedyReason[]) {
  const isRepeated = and(eq(remedies.itemId, itemId), eq(remedies.state, "repeated"));
  const [last] = await tx
    .select({ decidedAt: remedies.decidedAt })
    .from(remedies)
    .where(and(isRepeated, inArray(remedies.reason, [...reasons])))
    .orderBy(desc(remedies.decidedAt))
    .limit(1);
  return last?.decidedAt ?? undefined;
}

const noticeOf: Partial<Record<RemedyReason, Notice>> = {
  names_missing: "names_missed",
  date_cancelled: "date_cancelled",
  date_moved: "date_moved",
};

/** Offers the buyer a choice, once for each missed promise, and lets them know. The caller has locked the order. */
export async function offerRemedy(
  tx: Database,
  part: Pick<StoredOrder, "id" | "item" | "fulfilment" | "currency">,
  { reason, at }: { reason: RemedyReason; at: Date },
): Promise<void> {
  const { id: orderId, item, fulfilment } = part;
  const amount = await compensationFor(tx, part, reason);
  // Prasad that was promised again is another promise about the same ritual.
  const promisedAgain = isAboutPrasad(reason) ? await lastRepeated(tx, item.id, prasadReasons) : undefined;
  const [offered] = await tx
    .insert(remedies)
    .values({
      ...{ id: newId("rem"), orderId, itemId: item.id, reason, state: "offered", amount },
      ...{ endedAt: promisedAgain ?? fulfilment.endsAt, offeredAt: at },
    })
    .onConflictDoNothing()
    .returning({ id: remedies.id });
  const notice = noticeOf[reason] ?? "remedy_offered";
  if (offered) await enqueue(tx, { orderId, kind: `notice.${notice}.${item.id}.${offered.id}`, at });
}
