import type { OrderState, PartnerEvent } from "@aradhana/core/contract";
import { and, eq, isNotNull, notInArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { currentRequestId } from "../log/request-scope.ts";
import { findOrder } from "../orders/orders.queries.ts";
import { orders } from "../orders/orders.table.ts";
import { partnerOrderView } from "../partners/partner-order-view.ts";
import { isConflict } from "../partners/partners.queries.ts";
import { partners } from "../partners/partners.table.ts";
import { findCurrentPayment } from "../payments/payments.queries.ts";
import { refunds } from "../payments/payments.table.ts";
import { eventOfStates } from "./partner-events.rules.ts";
import { partnerEvents } from "./partner-events.table.ts";

interface OrderStep {
  orderId: string;
  partnerId: string | null;
  from: OrderState;
  to: OrderState;
  at: Date;
}

/** Queues the event of an order's new state for its partner, in the transaction that causes it. */
export async function recordOrderStep(tx: Database, { orderId, partnerId, from, to, at }: OrderStep) {
  const type = eventOfStates(from, to);
  if (type && partnerId !== null) await insertEvent(tx, { type, orderId, partnerId, at });
}

/** Queues the event of a refund for the order's partner, once. A second or a wrong payment that goes back is no refund of the order. */
export async function recordPartnerRefund(
  tx: Database,
  {
    orderId,
    partnerId,
    refundRef,
    at,
  }: Pick<OrderStep, "orderId" | "partnerId" | "at"> & { refundRef: string },
) {
  if (partnerId === null) return;
  const done = await tx
    .select({ ref: refunds.refundRef, amount: refunds.amount, currency: refunds.currency })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.state, "done"),
        notInArray(refunds.reason, ["second_payment", "wrong_payment"]),
      ),
    );
  const reported = done.find(({ ref }) => ref === refundRef);
  if (!reported) return;
  const refunded = {
    amount: done.reduce((sum, { amount }) => sum + amount, 0),
    currency: reported.currency,
  };
  await insertEvent(tx, { type: "order.refunded", orderId, partnerId, at, key: refundRef, refunded });
}

interface NewEvent {
  type: PartnerEvent["type"];
  orderId: string;
  partnerId: string;
  at: Date;
  key?: string;
  refunded?: PartnerEvent["data"]["refunded"];
}

async function insertEvent(
  tx: Database,
  { type, orderId, partnerId, at, key, refunded = null }: NewEvent,
): Promise<void> {
  const listens = and(
    eq(partners.id, partnerId),
    isNotNull(partners.webhookUrl),
    isNotNull(partners.webhookSecretSealed),
  );
  if ((await tx.$count(partners, listens)) === 0) return;
  const order = await findOrder(tx, eq(orders.id, orderId));
  if (!order) throw new Error(`order ${orderId} does not exist`);
  const event: PartnerEvent = {
    ...{ type, timestamp: at.toISOString() },
    data: {
      ...partnerOrderView(order, await findCurrentPayment(tx, orderId)),
      ...{ partner_id: partnerId, temp_order_id: order.tempOrderId },
      ...{ is_conflict: await isConflict(tx, order), refunded },
    },
  };
  await tx
    .insert(partnerEvents)
    .values({
      ...{ id: newId("evt"), partnerId, orderId, type, key: key ?? null },
      ...{ body: JSON.stringify(event), dueAt: at, createdAt: at },
      requestId: currentRequestId() ?? null,
    })
    .onConflictDoNothing({ target: [partnerEvents.orderId, partnerEvents.key] });
}
