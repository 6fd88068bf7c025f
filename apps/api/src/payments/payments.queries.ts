import type { GatewayName } from "@aradhana/core/contract";
import { and, desc, eq, exists, not, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { payments, refunds } from "./payments.table.ts";

export type Payment = typeof payments.$inferSelect;

/** Money that came and is on its way back, or went. */
const goesBack = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(refunds)
      .where(
        and(eq(refunds.gateway, payments.gateway), eq(refunds.gatewayPaymentId, payments.gatewayPaymentId)),
      ),
  );

/** Whether an order is paid by money that stays. */
export async function hasUnrefundedPayment(db: Database, orderId: string): Promise<boolean> {
  const currentStatus = and(eq(payments.orderId, orderId), eq(payments.state, "success"), not(goesBack(db)));
  return (await db.$count(payments, currentStatus)) > 0;
}

/** The attempt that tells where an order's money is: the one that brought it, else the newest. */
export async function findShownPayment(db: Database, orderId: string): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(
      // Of two that succeeded one is on its way back, and the other counts.
      sql`(${payments.state} = 'success' and not ${goesBack(db)}) desc`,
      sql`(${payments.state} in ('success', 'refunded')) desc`,
      desc(payments.createdAt),
      desc(payments.id),
    )
    .limit(1);
  return payment;
}

/** The attempt of this order that the gateway knows by this id. */
export async function findPaymentOf(
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
