import type { OrderType } from "@aradhana/core/contract";
import { and, asc, desc, eq, exists, inArray, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { hashToken } from "../sessions/token.ts";
import type { Text } from "../text/text.ts";
import { doneStates, unpaidStates } from "./orders.rules.ts";
import { orderEvents, orderLines, orderLinks, orders } from "./orders.table.ts";

export type StoredOrder = typeof orders.$inferSelect;

/** An order of a puja, which has all that a puja has. */
export type PujaOrder = StoredOrder & { poojaId: string; packageId: string; packageName: Text };

/** Whether an order is of a puja; the database has no such order without its puja and package. */
export const isPujaOrder = (order: StoredOrder): order is PujaOrder => order.type === "pooja";

/** An order of a chadhaava. */
export type ChadhaavaOrderRow = StoredOrder & { chadhaavaId: string };

/** Whether an order is of a chadhaava. */
export const isChadhaavaOrder = (order: StoredOrder): order is ChadhaavaOrderRow =>
  order.type === "chadhaava";

/** What a caller brings to show that an order is his; any one of them is enough. */
export interface Claims {
  customerId?: string | undefined;
  /** Keyed hash of the browser's session id. */
  session?: string | undefined;
  /** The secret of the order's link. */
  token?: string | undefined;
}

/** How an order is named: by our id, or by a partner's, which may name several. */
export type OrderName = string | { tempOrderId: string };

/**
 * The order, if it is the caller's; of several with a partner's id the newest. One that is not the caller's
 * and one that is not there are the same.
 */
export async function findOwnOrder(
  db: Database,
  name: OrderName,
  claims: Claims,
): Promise<StoredOrder | undefined> {
  const { customerId, session, token } = claims;
  const proofs: SQL[] = [];
  if (customerId) proofs.push(eq(orders.customerId, customerId));
  if (session) proofs.push(eq(orders.sessionIndex, session));
  if (token) proofs.push(exists(linkOf(db, token)));
  if (proofs.length === 0) return undefined;
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        typeof name === "string" ? eq(orders.id, name) : eq(orders.tempOrderId, name.tempOrderId),
        or(...proofs),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order;
}

const linkOf = (db: Database, token: string) =>
  db
    .select({ one: sql`1` })
    .from(orderLinks)
    .where(and(eq(orderLinks.tokenHash, hashToken(token)), eq(orderLinks.orderId, orders.id)));

export const readLines = (db: Database, orderId: string) =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));

export const readEvents = (db: Database, orderId: string) =>
  db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));

/** Where a list was left. */
export interface Position {
  at: Date;
  id: string;
}

/** A customer's orders, newest first, from a position on. */
export function listOrders(
  db: Database,
  customerId: string,
  {
    state,
    type,
    after,
    limit,
  }: {
    state: "open" | "done" | "unpaid" | undefined;
    type: OrderType | undefined;
    after: Position | undefined;
    limit: number;
  },
): Promise<StoredOrder[]> {
  const states = {
    unpaid: () => inArray(orders.state, [...unpaidStates]),
    done: () => inArray(orders.state, [...doneStates]),
    open: () => notInArray(orders.state, [...doneStates, ...unpaidStates]),
  };
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        state && states[state](),
        type && eq(orders.type, type),
        after &&
          or(lt(orders.createdAt, after.at), and(eq(orders.createdAt, after.at), lt(orders.id, after.id))),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}
