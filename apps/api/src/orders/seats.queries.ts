import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lines } from "../lines/lines.ts";
import { type FulfilmentRow, fulfilments, orderItems } from "./orders.table.ts";

/** Something to do with the seats or the stock of an offer, which locks them until the transaction ends. */
export interface SeatStep {
  offerId: string;
  run(): Promise<unknown>;
}

/**
 * Runs the steps in the sequence that all transactions have in common, to avoid deadlocks. Steps of one offer stay in theirs.
 * Compares code units: the database and the process may sort letters differently.
 */
export async function runSeatSteps(steps: readonly SeatStep[]): Promise<void> {
  const sorted = steps.toSorted((a, b) => Number(a.offerId > b.offerId) - Number(a.offerId < b.offerId));
  for (const { run } of sorted) await run();
}

/** Releases the limited seats of orders, or of some of their items. The caller has locked the orders. */
export const releaseSeats = async (tx: Database, orderIds: readonly string[], itemIds?: readonly string[]) =>
  runSeatSteps(await toReleased(tx, orderIds, itemIds));

/** The steps that release the limited seats of orders. */
export async function toReleased(
  tx: Database,
  orderIds: readonly string[],
  itemIds?: readonly string[],
): Promise<SeatStep[]> {
  const released = await tx
    .update(orderItems)
    .set({ holdsPlace: false })
    .where(
      and(
        inArray(orderItems.orderId, [...orderIds]),
        eq(orderItems.holdsPlace, true),
        itemIds && inArray(orderItems.id, [...itemIds]),
      ),
    )
    .returning({ kind: orderItems.kind, offerId: orderItems.offerId, pieces: orderItems.pieces });
  return released.map(({ kind, offerId, pieces }) => ({
    offerId,
    run: async () => lines[kind].seats?.release(tx, offerId, pieces),
  }));
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
    .where(eq(orderItems.orderId, orderId));
  const missing = new Set<FulfilmentRow["kind"]>();
  await runSeatSteps(
    items.map(({ id, kind, offerId, pieces, fulfilled }) => ({
      offerId,
      async run() {
        const outcome = await lines[kind].seats?.retake(tx, offerId, pieces);
        if (outcome === "full") missing.add(fulfilled);
        if (outcome !== "taken") return;
        await tx.update(orderItems).set({ holdsPlace: true }).where(eq(orderItems.id, id));
      },
    })),
  );
  if (missing.has("parcel") || missing.has("service")) return "gone";
  return missing.has("ritual") ? "overbooked" : "taken";
}
