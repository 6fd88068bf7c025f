import { goodsType } from "@aradhana/core/contract";
import { unpaidStates } from "@aradhana/core/payment";
import { and, eq, exists, inArray, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { activePaymentStates, payments } from "../payments/payments.table.ts";
import { hashToken } from "../sessions/token.ts";
import { orderItems, orderLinks, orders } from "./orders.table.ts";
import type { ReplacedOrder } from "./replace-order.queries.ts";

/** How many pieces of each good, by its id, orders hold that can be replaced. */
export type ReservedPieces = ReadonlyMap<string, number>;

/** The pieces that an order holds until it is replaced, if the secret is right. */
export function findReplacedPieces(db: Database, { orderId, token }: ReplacedOrder): Promise<ReservedPieces> {
  const link = db
    .select({ one: sql`1` })
    .from(orderLinks)
    .where(and(eq(orderLinks.tokenHash, hashToken(token)), eq(orderLinks.orderId, orders.id)));
  return readPieces(db, and(eq(orders.id, orderId), exists(link)));
}

/** The pieces that the buyer's own unpaid orders hold: the next order replaces them. */
export async function findOwnPieces(
  db: Database,
  { session, customerId }: { session: string | undefined; customerId: string | undefined },
): Promise<ReservedPieces> {
  const isOwn = or(
    session ? eq(orders.sessionIndex, session) : undefined,
    customerId ? eq(orders.customerId, customerId) : undefined,
  );
  return isOwn ? readPieces(db, isOwn) : new Map();
}

async function readPieces(db: Database, isMeant: SQL | undefined): Promise<ReservedPieces> {
  const payment = db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), inArray(payments.state, [...activePaymentStates])));
  const rows = await db
    .select({ id: orderItems.offerId, pieces: sql<number>`sum(${orderItems.pieces})::int` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        isMeant,
        inArray(orders.state, [...unpaidStates]),
        inArray(orderItems.kind, [...goodsType.options]),
        eq(orderItems.holdsPlace, true),
        notExists(payment),
      ),
    )
    .groupBy(orderItems.offerId);
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}
