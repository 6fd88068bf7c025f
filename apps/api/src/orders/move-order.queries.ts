import type { OrderState } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { orderEvents, orders } from "./orders.table.ts";

/** Takes an order to its next state and notes when. The caller holds the order's row. */
export async function moveOrder(tx: Database, orderId: string, state: OrderState, at: Date) {
  await tx.update(orders).set({ state, updatedAt: at }).where(eq(orders.id, orderId));
  await tx.insert(orderEvents).values({ orderId, state, at });
}
