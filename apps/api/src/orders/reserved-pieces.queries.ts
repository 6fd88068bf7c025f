import { goodsType } from "@aradhana/core/contract";
import { unpaidStates } from "@aradhana/core/payment";
import { and, eq, exists, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { activePaymentStates, payments } from "../payments/payments.table.ts";
import { orderItems, orders } from "./orders.table.ts";

/** What the buyer's own unpaid orders hold of each good, by its id. */
export interface OwnPieces {
  /** The pieces of the order that the buyer replaces: they are to be had again. */
  replaced: ReadonlyMap<string, number>;
  /** The other orders that hold pieces. */
  reservedBy: ReadonlyMap<string, string>;
}

interface Holder {
  session?: string | undefined;
  customerId?: string | undefined;
  /** An order that the buyer has proved to own by its secret. */
  orderId?: string | undefined;
}

/** `replaces` is the order that the buyer means to replace; one that may get money at any moment is not replaced. */
export async function findOwnPieces(db: Database, holder: Holder, replaces?: string): Promise<OwnPieces> {
  const { session, customerId, orderId } = holder;
  const isOwn = or(
    session ? eq(orders.sessionIndex, session) : undefined,
    customerId ? eq(orders.customerId, customerId) : undefined,
    orderId ? eq(orders.id, orderId) : undefined,
  );
  if (!isOwn) return { replaced: new Map(), reservedBy: new Map() };
  const payment = db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), inArray(payments.state, [...activePaymentStates])));
  const rows = await db
    .select({
      ...{ id: orderItems.offerId, orderId: orders.id, hasActivePayment: sql<boolean>`${exists(payment)}` },
      pieces: sql<number>`sum(${orderItems.pieces})::int`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        isOwn,
        inArray(orders.state, [...unpaidStates]),
        inArray(orderItems.kind, [...goodsType.options]),
        eq(orderItems.holdsPlace, true),
      ),
    )
    .groupBy(orders.id, orderItems.offerId)
    .orderBy(orders.createdAt);
  const isReplaced = (row: (typeof rows)[number]) => row.orderId === replaces && !row.hasActivePayment;
  return {
    replaced: new Map(rows.filter(isReplaced).map(({ id, pieces }) => [id, pieces])),
    reservedBy: new Map(rows.filter((row) => !isReplaced(row)).map((row) => [row.id, row.orderId])),
  };
}
