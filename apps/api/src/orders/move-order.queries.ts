import type { OrderState } from "@aradhana/core/contract";
import { isUnpaid } from "@aradhana/core/payment";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { recordOrderStep } from "../partner-events/record-partner-event.ts";
import { stateOfParts } from "./orders.rules.ts";
import { type FulfilmentRow, fulfilments, orderEvents, orders } from "./orders.table.ts";

/** Moves an order with everything in it to a state and records the time. The caller has locked the order. */
export const moveOrder = (tx: Database, orderId: string, state: OrderState, at: Date): Promise<void> =>
  moveFulfilments(tx, orderId, { state, at });

interface Move {
  /** Only those with these ids; the others have no such step. @default all */
  only?: readonly string[];
  state: OrderState;
  at: Date;
}

/**
 * Moves fulfilments of an order to a state and records the time. The order has the state of its least advanced
 * fulfilment. The caller has locked the order.
 */
export async function moveFulfilments(tx: Database, orderId: string, { only, state, at }: Move) {
  await tx
    .update(fulfilments)
    .set({ state, ...(state === "delivered" && { deliveredAt: at }) })
    .where(and(eq(fulfilments.orderId, orderId), only && inArray(fulfilments.id, only)));
  const [first, ...others] = await tx
    .select({ state: fulfilments.state, from: orders.state, partnerId: orders.partnerId })
    .from(fulfilments)
    .innerJoin(orders, eq(orders.id, fulfilments.orderId))
    .where(eq(fulfilments.orderId, orderId));
  const orderState = first ? stateOfParts([first.state, ...others.map((each) => each.state)]) : state;
  // The network is only needed to count unpaid orders, so it is deleted afterwards for privacy.
  const cleared = isUnpaid(orderState) ? {} : { requestedBy: null };
  await tx
    .update(orders)
    .set({ ...cleared, state: orderState, updatedAt: at })
    .where(eq(orders.id, orderId));
  await insertEvents(tx, orderId, only ?? [null], { state, at });
  if (first) await recordOrderStep(tx, { ...first, orderId, to: orderState, at });
}

/** Records the time of something that happened to a fulfilment that is already further. */
export const recordEvent = (
  tx: Database,
  { orderId, id }: Pick<FulfilmentRow, "orderId" | "id">,
  event: Pick<Move, "state" | "at">,
): Promise<void> => insertEvents(tx, orderId, [id], event);

async function insertEvents(
  tx: Database,
  orderId: string,
  fulfilmentIds: readonly (string | null)[],
  { state, at }: Pick<Move, "state" | "at">,
): Promise<void> {
  if (fulfilmentIds.length === 0) return;
  await tx
    .insert(orderEvents)
    .values(fulfilmentIds.map((fulfilmentId) => ({ orderId, fulfilmentId, state, at })));
}
