import type { OrderState } from "@aradhana/core/contract";
import { isUnpaid } from "@aradhana/core/payment";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { fulfilments, orderEvents, orders } from "./orders.table.ts";

/**
 * Moves an order to a state and records the time. An order has one fulfilment, which gets the same state. The
 * caller has locked the order.
 */
export async function moveOrder(tx: Database, orderId: string, state: OrderState, at: Date) {
  // The network is only needed to count unpaid orders, so it is deleted afterwards for privacy.
  const cleared = isUnpaid(state) ? {} : { askedBy: null };
  await tx
    .update(orders)
    .set({ ...cleared, state, updatedAt: at })
    .where(eq(orders.id, orderId));
  await tx.update(fulfilments).set({ state }).where(eq(fulfilments.orderId, orderId));
  await tx.insert(orderEvents).values({ orderId, state, at });
}
