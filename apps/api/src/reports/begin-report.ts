import type { OrderState } from "@aradhana/core/contract";
import { and, eq, like } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { moveFulfilments } from "../orders/move-order.queries.ts";
import type { StoredOrder } from "../orders/orders.queries.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import { outbox } from "../outbox/outbox.table.ts";

/** Starts to make the next version of a report, or waits for the details that it is made of. */
export async function beginReport(
  tx: Database,
  { fulfilment }: Pick<StoredOrder, "fulfilment">,
  making: OrderState,
  at: Date,
): Promise<void> {
  const { id, orderId, detailsSealed } = fulfilment;
  const state = detailsSealed === null ? "details_due" : making;
  await moveFulfilments(tx, orderId, { only: [id], state, at });
  if (state === "details_due") return;
  await enqueue(tx, { orderId, kind: `report.${id}.${await nextVersion(tx, orderId, id)}`, at });
}

/** One more than were ever begun: the number of a version that was deleted, or never made, is not used again. */
const nextVersion = async (tx: Database, orderId: string, fulfilmentId: string): Promise<number> =>
  1 +
  (await tx.$count(outbox, and(eq(outbox.orderId, orderId), like(outbox.kind, `report.${fulfilmentId}.%`))));
