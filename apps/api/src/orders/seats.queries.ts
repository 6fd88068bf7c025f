import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lines } from "../lines/lines.ts";
import { orderItems } from "./orders.table.ts";

/** Releases the limited seats of an order, if it has any. The caller has locked the order. */
export async function releaseSeats(tx: Database, orderId: string): Promise<void> {
  const released = await tx
    .update(orderItems)
    .set({ holdsPlace: false })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.holdsPlace, true)))
    .returning({ kind: orderItems.kind, offerId: orderItems.offerId, pieces: orderItems.pieces });
  // Always in the same sequence, to avoid deadlocks.
  for (const { kind, offerId, pieces } of released.toSorted((a, b) => a.offerId.localeCompare(b.offerId))) {
    await lines[kind].seats?.release(tx, offerId, pieces);
  }
}

/** Takes the seats and the stock of a late-paid order again; false if something is full or sold by now. */
export async function retakeSeats(tx: Database, orderId: string): Promise<boolean> {
  const items = await tx
    .select({
      ...{ id: orderItems.id, kind: orderItems.kind, offerId: orderItems.offerId },
      pieces: orderItems.pieces,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.offerId));
  let hasAll = true;
  for (const { id, kind, offerId, pieces } of items) {
    const outcome = await lines[kind].seats?.retake(tx, offerId, pieces);
    if (outcome === "full") hasAll = false;
    if (outcome === "taken") {
      await tx.update(orderItems).set({ holdsPlace: true }).where(eq(orderItems.id, id));
    }
  }
  return hasAll;
}
