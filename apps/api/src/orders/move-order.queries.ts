import type { OrderState } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { isUnpaid } from "./orders.rules.ts";
import { fulfilments, orderEvents, orders } from "./orders.table.ts";

/**
 * Takes an order to its next state and notes when. A booking is carried out as a whole: its fulfilment moves
 * with it. The caller has locked the order.
 */
export async function moveOrder(tx: Database, orderId: string, state: OrderState, at: Date) {
  // The network it came from is counted while the order is unpaid, and nobody's business afterwards.
  const forgotten = isUnpaid(state) ? {} : { askedBy: null };
  await tx
    .update(orders)
    .set({ ...forgotten, state, updatedAt: at })
    .where(eq(orders.id, orderId));
  await tx.update(fulfilments).set({ state }).where(eq(fulfilments.orderId, orderId));
  await tx.insert(orderEvents).values({ orderId, state, at });
}
