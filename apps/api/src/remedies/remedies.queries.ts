import type { Language, Remedy } from "@aradhana/core/contract";
import { asc, eq } from "drizzle-orm";
import { readLaterDates } from "../changes/later-dates.queries.ts";
import type { Database } from "../db/database.ts";
import { lines } from "../lines/lines.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import { fulfilments, type OrderItemRow, orderItems } from "../orders/orders.table.ts";
import { availableOf, refundedOf } from "../payments/give-refund.ts";
import { findCurrentPayment } from "../payments/payments.queries.ts";
import { isAboutGoods, isAboutPrasad, isStillMissed } from "./offer-remedy.ts";
import { remedies } from "./remedies.table.ts";

/** The missed promises of an order with what the buyer can choose. */
export async function readRemedies(
  db: Database,
  { id, currency }: Pick<StoredOrder, "id" | "currency">,
  { lang, now }: { lang: Language; now: Date },
): Promise<Remedy[]> {
  const rows = await db
    .select({ remedy: remedies, item: orderItems, fulfilment: fulfilments })
    .from(remedies)
    .innerJoin(orderItems, eq(orderItems.id, remedies.itemId))
    .innerJoin(fulfilments, eq(fulfilments.itemId, remedies.itemId))
    .where(eq(remedies.orderId, id))
    .orderBy(asc(remedies.offeredAt));
  const refunded = await refundedOf(
    db,
    rows.map(({ item }) => item.id),
  );
  const payment = await findCurrentPayment(db, id);
  const available = payment ? await availableOf(db, payment) : undefined;
  const views = await Promise.all(
    rows.map(async ({ remedy, item, fulfilment }) => {
      const { reason, state, offeredAt } = remedy;
      // After a refund of the whole payment nothing is left to choose.
      if (state === "closed" || (state === "offered" && available === 0)) return [];
      const left = item.amount - (refunded.get(item.id) ?? 0);
      if (reason === "date_moved" && state === "offered" && now >= fulfilment.cutoffAt) return [];
      if (state === "offered" && !isStillMissed(reason, fulfilment.state)) return [];
      // Of an offer what is left: staff may have given something back, or another promise of the same ritual.
      const amount = state === "offered" ? Math.min(remedy.amount, left, available ?? 0) : remedy.amount;
      const dates = await datesOf(remedy, item);
      const view: Remedy = {
        ...{ id: remedy.id, item_id: item.id, title: item.title[lang], reason, state },
        refund: { amount, currency },
        dates:
          dates
            ?.filter((date) => date.id !== item.offerId)
            .map((date) => ({ ritual_id: date.id, starts_at: date.startAt.toISOString() })) ?? null,
        offered_at: offeredAt.toISOString(),
      };
      return [view];
    }),
  );
  return views.flat();

  async function datesOf({ reason }: (typeof rows)[number]["remedy"], item: OrderItemRow) {
    if (isAboutPrasad(reason)) return null;
    // A unique piece cannot be sent twice.
    if (isAboutGoods(reason)) return reason === "goods_undelivered" && lines[item.kind].isUnique ? [] : null;
    return readLaterDates(db, item, { after: now, now });
  }
}
