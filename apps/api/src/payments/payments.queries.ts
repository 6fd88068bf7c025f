import type { GatewayName } from "@aradhana/core/contract";
import { type PaymentStage, stageOfOrder } from "@aradhana/core/payment";
import { and, desc, eq, exists, gte, inArray, ne, not, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { orders } from "../orders/orders.table.ts";
import { payments, refunds } from "./payments.table.ts";

export type Payment = typeof payments.$inferSelect;

/** Whether the whole payment was refunded or is being refunded. */
const hasRefund = (db: Database) =>
  gte(
    db
      .select({ total: sql<number>`coalesce(sum(${refunds.amount}), 0)` })
      .from(refunds)
      .where(
        and(
          eq(refunds.gateway, payments.gateway),
          eq(refunds.gatewayPaymentId, payments.gatewayPaymentId),
          ne(refunds.state, "failed"),
        ),
      ),
    payments.amount,
  );

/** Whether an order has a successful payment without a refund. */
export async function hasUnrefundedPayment(db: Database, orderId: string): Promise<boolean> {
  const isPaid = and(eq(payments.orderId, orderId), eq(payments.state, "success"), not(hasRefund(db)));
  return (await db.$count(payments, isPaid)) > 0;
}

/** First the payment that decides an order's payment status: the successful one, otherwise the newest. */
const decidingFirst = (db: Database) => [
  // Of two successful payments, one is being refunded and the other counts.
  sql`(${payments.state} = 'success' and not ${hasRefund(db)}) desc`,
  sql`(${payments.state} in ('success', 'refunded')) desc`,
  desc(payments.createdAt),
  desc(payments.id),
];

/** The state of each order's current payment; orders without one are left out. */
export async function readPaymentStates(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, Payment["state"]>> {
  const rows = await db
    .selectDistinctOn([payments.orderId], { orderId: payments.orderId, state: payments.state })
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(payments.orderId, ...decidingFirst(db));
  return new Map(rows.map(({ orderId, state }) => [orderId, state]));
}

/** The current payment of an order. */
export async function findCurrentPayment(db: Database, orderId: string): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(...decidingFirst(db))
    .limit(1);
  return payment;
}

/** How far the payment of an order is. */
export async function stageOf(
  db: Database,
  { id, state }: Pick<typeof orders.$inferSelect, "id" | "state">,
): Promise<PaymentStage> {
  const payment = await findCurrentPayment(db, id);
  return stageOfOrder({ state, payment_state: payment?.state ?? null });
}

/** The payment of this order with the gateway's id. */
export async function findPaymentOfOrder(
  db: Database,
  orderId: string,
  gateway: GatewayName,
  gatewayOrderId: string,
): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.gateway, gateway),
        eq(payments.gatewayOrderId, gatewayOrderId),
      ),
    );
  return payment;
}

/** The gateway's order of one of its payments: of the one that counts, or of another that is refunded. */
export async function findGatewayOrder(
  db: Database,
  gateway: GatewayName,
  gatewayPaymentId: string,
): Promise<string | undefined> {
  const isRefunded = exists(
    db
      .select({ one: sql`1` })
      .from(refunds)
      .where(and(eq(refunds.paymentId, payments.id), eq(refunds.gatewayPaymentId, gatewayPaymentId))),
  );
  const [payment] = await db
    .select({ gatewayOrderId: payments.gatewayOrderId })
    .from(payments)
    .where(
      and(eq(payments.gateway, gateway), or(eq(payments.gatewayPaymentId, gatewayPaymentId), isRefunded)),
    )
    .limit(1);
  return payment?.gatewayOrderId ?? undefined;
}

/** The stored return URL and the amount of an attempt, by the gateway's id. */
export async function findAttempt(db: Database, gateway: GatewayName, gatewayOrderId: string) {
  const [attempt] = await db
    .select({ payment: payments, language: orders.language })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.gateway, gateway), eq(payments.gatewayOrderId, gatewayOrderId)));
  return attempt;
}
