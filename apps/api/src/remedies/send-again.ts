import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { goodOf, promisedAgain } from "../goods/goods-snapshot.ts";
import { lines } from "../lines/lines.ts";
import { ritualOf } from "../lines/ritual-snapshot.ts";
import { moveFulfilments } from "../orders/move-order.queries.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import { fulfilments, orderItems } from "../orders/orders.table.ts";
import { soldOut } from "../quotes/quotes.errors.ts";
import { goodsReasons, lastRepeated, prasadReasons } from "./offer-remedy.ts";

const DAY = 86_400_000;

/**
 * Promises the days of arrival again, as if the goods were ordered now, so that they can be missed again. The caller has locked
 * the order.
 */
export async function promiseAgain(tx: Database, { item, fulfilment, createdAt }: StoredOrder, at: Date) {
  const since = (await lastRepeated(tx, item.id, goodsReasons)) ?? createdAt;
  const { arrives, ...times } = promisedAgain({ item, fulfilment, since }, at);
  const snapshot = { ...goodOf(item), arrives };
  await tx.update(orderItems).set({ snapshot }).where(eq(orderItems.id, item.id));
  await tx.update(fulfilments).set(times).where(eq(fulfilments.id, fulfilment.id));
}

/**
 * Promises prasad again, as many days from now as it was promised after the ritual, so that it can be missed again. The caller has
 * locked the order.
 */
export async function promisePrasadAgain(tx: Database, { item, fulfilment }: StoredOrder, at: Date) {
  const { prasadEtaDays } = ritualOf({ item });
  if (prasadEtaDays === null) return;
  const since = (await lastRepeated(tx, item.id, prasadReasons)) ?? fulfilment.endsAt;
  const days = Math.ceil((at.getTime() - since.getTime()) / DAY);
  const snapshot = { ...item.snapshot, prasadEtaDays: prasadEtaDays + days };
  await tx.update(orderItems).set({ snapshot }).where(eq(orderItems.id, item.id));
}

/** The number of the first parcel is not that of the second, and its dispatch is news again. */
const unsent = { carrier: null, trackingNumber: null, moves: sql`${fulfilments.moves} + 1` };

/** Sends goods a second time: other pieces are taken from the stock. The caller has locked the order. */
export async function sendAgain(tx: Database, part: StoredOrder, at: Date): Promise<void> {
  const { id: orderId, item, fulfilment } = part;
  const taken = await lines[item.kind].seats?.retake(tx, item.offerId, item.pieces);
  if (taken !== "taken") throw soldOut({ details: { item_id: item.offerId } });
  await tx.update(fulfilments).set(unsent).where(eq(fulfilments.id, fulfilment.id));
  await moveFulfilments(tx, orderId, { only: [fulfilment.id], state: "confirmed", at });
}

/** Lets staff send prasad a second time, with a number of its own. The caller has locked the order. */
export async function sendPrasadAgain(tx: Database, { fulfilment }: Pick<StoredOrder, "fulfilment">) {
  await tx.update(fulfilments).set(unsent).where(eq(fulfilments.id, fulfilment.id));
}
