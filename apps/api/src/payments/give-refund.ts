import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import type { Payment } from "./payments.queries.ts";
import { refundItems, refunds } from "./payments.table.ts";

/** What is left of a payment, without its refunds and those under way. The caller has locked the order. */
export async function availableOf(
  tx: Database,
  { gateway, gatewayPaymentId, amount }: Payment,
): Promise<number> {
  const isOfPayment = and(
    eq(refunds.gateway, gateway),
    eq(refunds.gatewayPaymentId, gatewayPaymentId ?? ""),
    ne(refunds.state, "failed"),
  );
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(isOfPayment);
  return amount - Number(row?.total ?? 0);
}

/** What of a refund is given back for one item of the order. */
export type RefundItem = Omit<typeof refundItems.$inferSelect, "refundId">;

/**
 * What was given back of each of these items, or as one kind alone, with the refunds under way. The caller has locked the
 * order.
 */
export async function refundedOf(
  tx: Database,
  itemIds: readonly string[],
  kind?: RefundItem["kind"],
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ itemId: refundItems.itemId, total: sql<string>`sum(${refundItems.amount})` })
    .from(refundItems)
    .innerJoin(refunds, eq(refunds.id, refundItems.refundId))
    .where(
      and(
        inArray(refundItems.itemId, [...itemIds]),
        ne(refunds.state, "failed"),
        kind && eq(refundItems.kind, kind),
      ),
    )
    .groupBy(refundItems.itemId);
  return new Map(rows.map(({ itemId, total }) => [itemId, Number(total)]));
}

interface GivenRefund {
  amount: number;
  /** What it gives back of single items. @default nothing: it is of the order as a whole */
  items?: readonly RefundItem[];
  reason: "staff" | "cancelled" | "missed_promise" | "consultation" | "returned";
  at: Date;
}

/** Writes the refund of a successful payment; the outbox sends it to the gateway. Returns its id. */
export async function giveRefund(
  tx: Database,
  { orderId, id: paymentId, gateway, gatewayPaymentId, currency }: Payment,
  { amount, items = [], reason, at }: GivenRefund,
): Promise<string> {
  if (gatewayPaymentId === null) throw new Error(`the payment ${paymentId} has not succeeded`);
  const id = newId("rfd");
  await tx.insert(refunds).values({
    ...{ id, orderId, paymentId, gateway, gatewayPaymentId, amount, currency },
    ...{ reason, state: "initiated", createdAt: at, updatedAt: at },
  });
  if (items.length > 0) await tx.insert(refundItems).values(items.map((item) => ({ ...item, refundId: id })));
  await enqueue(tx, { orderId, kind: `refund.${id}`, at });
  // A cancellation and a return have messages of their own, which say so.
  if (reason !== "cancelled" && reason !== "returned")
    await enqueue(tx, { orderId, kind: `notice.refund_started.${id}`, at });
  return id;
}
