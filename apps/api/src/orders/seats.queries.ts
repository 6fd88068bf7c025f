import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lines } from "../lines/lines.ts";
import { type FulfilmentRow, fulfilments, orderItems } from "./orders.table.ts";

/** Releases the limited seats of an order, or of some of its items. The caller has locked the order. */
export async function releaseSeats(
  tx: Database,
  orderId: string,
  itemIds?: readonly string[],
): Promise<void> {
  const released = await tx
    .update(orderItems)
    .set({ holdsPlace: false })
    .where(
      and(
        eq(orderItems.orderId, orderId),
        eq(orderItems.holdsPlace, true),
        itemIds && inArray(orderItems.id, [...itemIds]),
      ),
    )
    .returning({ kind: orderItems.kind, offerId: orderItems.offerId, pieces: orderItems.pieces });
  // Always in the same sequence, to avoid deadlocks.
  for (const { kind, offerId, pieces } of released.toSorted((a, b) => a.offerId.localeCompare(b.offerId))) {
    await lines[kind].seats?.release(tx, offerId, pieces);
  }
}

/**
 * Takes the seats and the stock of a late-paid order again. Without a free seat, a ritual is `overbooked`; goods and
 * times that somebody else bought are `gone`.
 */
export async function retakeSeats(tx: Database, orderId: string): Promise<"taken" | "overbooked" | "gone"> {
  const items = await tx
    .select({
      ...{ id: orderItems.id, kind: orderItems.kind, offerId: orderItems.offerId },
      ...{ pieces: orderItems.pieces, fulfilled: fulfilments.kind },
    })
    .from(orderItems)
    .innerJoin(fulfilments, eq(fulfilments.itemId, orderItems.id))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.offerId));
  const missing = new Set<FulfilmentRow["kind"]>();
  for (const { id, kind, offerId, pieces, fulfilled } of items) {
    const outcome = await lines[kind].seats?.retake(tx, offerId, pieces);
    if (outcome === "full") missing.add(fulfilled);
    if (outcome === "taken") {
      await tx.update(orderItems).set({ holdsPlace: true }).where(eq(orderItems.id, id));
    }
  }
  if (missing.has("parcel") || missing.has("service")) return "gone";
  return missing.has("ritual") ? "overbooked" : "taken";
}
