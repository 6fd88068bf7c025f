import type { OrderState } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { isUnpaid } from "./orders.rules.ts";
import { orderEvents, orders } from "./orders.table.ts";

/** Takes an order to its next state and notes when. The caller holds the order's row. */
export async function moveOrder(tx: Database, orderId: string, state: OrderState, at: Date) {
  // From where it came is counted while it waits for its money, and nobody's business afterwards.
  const forgotten = isUnpaid(state) ? {} : { askedBy: null };
  await tx
    .update(orders)
    .set({ ...forgotten, state, updatedAt: at })
    .where(eq(orders.id, orderId));
  await tx.insert(orderEvents).values({ orderId, state, at });
}
