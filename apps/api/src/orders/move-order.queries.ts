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
  /** Only the rituals, or only the parcel. @default all */
  kind?: FulfilmentRow["kind"];
  /** Only those with these ids. */
  only?: readonly string[];
  state: OrderState;
  at: Date;
  /** Whether it is a step of the whole order. @default true */
  isRecorded?: boolean;
}

/**
 * Moves fulfilments of an order to a state and records the time. The order has the state of its least advanced
 * fulfilment. The caller has locked the order.
 */
export async function moveFulfilments(
  tx: Database,
  orderId: string,
  { kind, only, state, at, isRecorded = true }: Move,
) {
  await tx
    .update(fulfilments)
    .set({ state, ...(state === "delivered" && { deliveredAt: at }) })
    .where(
      and(
        eq(fulfilments.orderId, orderId),
        kind && eq(fulfilments.kind, kind),
        only && inArray(fulfilments.id, only),
      ),
    );
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
  if (isRecorded) await recordEvent(tx, orderId, { state, at });
  if (first) await recordOrderStep(tx, { ...first, orderId, to: orderState, at });
}

/** Records the time of something that happened to an order that is already further. */
export async function recordEvent(
  tx: Database,
  orderId: string,
  { state, at }: Pick<Move, "state" | "at">,
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, state, at });
}
