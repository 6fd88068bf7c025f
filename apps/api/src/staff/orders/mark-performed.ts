import type { OrderState } from "@aradhana/core/contract";
import { toBePerformed } from "@aradhana/core/staff";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import { findDate } from "../../lines/find-date.queries.ts";
import { lines } from "../../lines/lines.ts";
import { moveFulfilments } from "../../orders/move-order.queries.ts";
import { lockOrder } from "../../orders/orders.queries.ts";
import { unnamedStates } from "../../orders/orders.rules.ts";
import { fulfilments, orderItems } from "../../orders/orders.table.ts";
import { notStarted, wrongState } from "../staff.errors.ts";

/** After the start, names can no longer be changed, whether the job has scheduled their order yet or not. */
export const withoutNames: readonly OrderState[] = ["paid", ...unnamedStates];

/** Marks every order of a ritual as performed. Those without names stay as they are: their buyers are offered another date or a refund. */
export async function markPerformed(tx: Database, ritualId: string, at: Date) {
  const isOfRitual = and(eq(orderItems.offerId, ritualId), eq(fulfilments.kind, "ritual"));
  const read = () =>
    tx
      .select({ fulfilment: fulfilments, kind: orderItems.kind })
      .from(fulfilments)
      .innerJoin(orderItems, eq(orderItems.id, fulfilments.itemId));
  const found = await read().where(isOfRitual).orderBy(asc(fulfilments.orderId));
  const [first] = found;
  if (!first) throw notFound();
  if (first.fulfilment.startsAt > at) throw notStarted();
  // Its buyers choose another date or their money.
  if ((await findDate(tx, ritualId))?.state === "cancelled") throw wrongState();

  // Always in the same sequence, to avoid deadlocks.
  for (const orderId of new Set(found.map(({ fulfilment }) => fulfilment.orderId)))
    await lockOrder(tx, orderId);
  const isReady = and(isOfRitual, inArray(fulfilments.state, [...toBePerformed]));
  const byOrder = Map.groupBy(await read().where(isReady), ({ fulfilment }) => fulfilment.orderId);
  for (const [orderId, rows] of byOrder) {
    for (const [kind, each] of Map.groupBy(rows, (row) => row.kind)) {
      const state = lines[kind].names?.performed;
      const only = each.map(({ fulfilment }) => fulfilment.id);
      if (state) await moveFulfilments(tx, orderId, { only, state, at });
    }
  }
  return {
    performed: byOrder.size,
    without_names: found.filter(({ fulfilment }) => withoutNames.includes(fulfilment.state)).length,
  };
}
