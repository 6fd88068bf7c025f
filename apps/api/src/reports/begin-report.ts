import type { OrderState } from "@aradhana/core/contract";
import type { Database } from "../db/database.ts";
import { moveFulfilments } from "../orders/move-order.queries.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";

/** Starts to make the report of a paid order, or waits for the details that it is made of. */
export async function beginReport(
  tx: Database,
  { fulfilment }: Pick<StoredOrder, "fulfilment">,
  making: OrderState,
  at: Date,
): Promise<void> {
  const state = fulfilment.detailsSealed === null ? "details_due" : making;
  await moveFulfilments(tx, fulfilment.orderId, { only: [fulfilment.id], state, at });
}
