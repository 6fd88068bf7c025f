import type { StaffReturn } from "@aradhana/core/staff";
import { and, desc, eq, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../errors/common.errors.ts";
import { orderItems, orders } from "../../orders/orders.table.ts";
import { returns } from "../../returns/returns.table.ts";
import { refundRequests } from "../payments/refund-requests.table.ts";

interface ReturnFilter {
  state?: StaffReturn["state"] | undefined;
  orderId?: string | undefined;
  page: number;
  limit: number;
}

/** A page of the returns, newest first. */
export async function listReturns(db: Database, { state, orderId, page, limit }: ReturnFilter) {
  const matches = and(
    state && eq(returns.state, state),
    orderId === undefined ? undefined : eq(returns.orderId, orderId),
  );
  const rows = await select(db, matches)
    .orderBy(desc(returns.requestedAt), desc(returns.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows: rows.map(staffReturnOf), total: await db.$count(returns, matches) };
}

export async function findReturn(db: Database, id: string): Promise<StaffReturn> {
  const [row] = await select(db, eq(returns.id, id));
  if (!row) throw notFound();
  return staffReturnOf(row);
}

const select = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      ...{ row: returns, title: orderItems.title, number: orders.number, currency: orders.currency },
      request: refundRequests.state,
    })
    .from(returns)
    .innerJoin(orderItems, eq(orderItems.id, returns.itemId))
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .leftJoin(refundRequests, eq(refundRequests.id, returns.refundRequestId))
    .where(condition);

const staffReturnOf = ({
  row: { id, orderId, pieces, reason, state, amount, rejection, restocked, requestedAt },
  ...more
}: Awaited<ReturnType<typeof select>>[number]): StaffReturn => ({
  ...{ id, order_id: orderId, number: more.number, title: more.title, pieces, reason, state },
  ...{ refund: { amount, currency: more.currency }, rejection, restocked },
  ...{ refund_waits: more.request === "waiting", requested_at: requestedAt.toISOString() },
});
