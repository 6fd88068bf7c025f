import type { OrderType } from "@aradhana/core/contract";
import { and, asc, desc, eq, exists, inArray, isNull, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Customer } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { hashToken } from "../sessions/token.ts";
import { doneStates, unpaidStates } from "./orders.rules.ts";
import {
  type FulfilmentRow,
  fulfilments,
  type OrderItemRow,
  orderEvents,
  orderItems,
  orderLines,
  orderLinks,
  orders,
} from "./orders.table.ts";

/** A booking: an order of one item, with how that is carried out. */
export type StoredOrder = typeof orders.$inferSelect & { item: OrderItemRow; fulfilment: FulfilmentRow };

/** What a caller brings to show that an order is his; any one of them is enough. */
export interface Claims {
  customer?: Pick<Customer, "id" | "phoneIndex"> | undefined;
  /** Keyed hash of the browser's session id. */
  session?: string | undefined;
  /** The secret of the order's link. */
  token?: string | undefined;
}

/** How an order is named: by our id, or by a partner's, which may name several. */
export type OrderName = string | { tempOrderId: string };

/** Orders with their item and its fulfilment. */
const selectOrders = (db: Database) =>
  db
    .select({ order: orders, item: orderItems, fulfilment: fulfilments })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(fulfilments, eq(fulfilments.itemId, orderItems.id));

const whole = ({ order, ...parts }: Awaited<ReturnType<typeof selectOrders>>[number]): StoredOrder => ({
  ...order,
  ...parts,
});

/** The first order that `which` describes. */
export async function findOrder(
  db: Database,
  which: SQL | undefined,
  ...sorted: SQL[]
): Promise<StoredOrder | undefined> {
  const [found] = await selectOrders(db)
    .where(which)
    .orderBy(...sorted)
    .limit(1);
  return found && whole(found);
}

/** An order that nobody else changes until the transaction ends. */
export async function lockOrder(tx: Database, id: string): Promise<StoredOrder | undefined> {
  // By itself: what a join reads beside the locked row may be older than the lock.
  const [locked] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for("update");
  return locked && findOrder(tx, eq(orders.id, id));
}

/** A customer's orders: those made while signed in, and those that a guest made with the number he has proved. */
const isOf = ({ id, phoneIndex }: Pick<Customer, "id" | "phoneIndex">): SQL | undefined =>
  or(eq(orders.customerId, id), and(isNull(orders.customerId), eq(orders.contactPhoneIndex, phoneIndex)));

/**
 * The order, if it is the caller's; of several with a partner's id the newest. One that is not the caller's
 * and one that is not there are the same.
 */
export async function findOwnOrder(
  db: Database,
  name: OrderName,
  { customer, session, token }: Claims,
): Promise<StoredOrder | undefined> {
  const proofs = [
    customer && isOf(customer),
    session ? eq(orders.sessionIndex, session) : undefined,
    token ? exists(linkOf(db, token)) : undefined,
  ].filter((proof) => proof !== undefined);
  if (proofs.length === 0) return undefined;
  const named = typeof name === "string" ? eq(orders.id, name) : eq(orders.tempOrderId, name.tempOrderId);
  return findOrder(db, and(named, or(...proofs)), desc(orders.createdAt));
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

/** A customer's orders of every line, newest first, from a position on. */
export async function listOrders(
  db: Database,
  customer: Pick<Customer, "id" | "phoneIndex">,
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
  const found = await selectOrders(db)
    .where(
      and(
        isOf(customer),
        state && states[state](),
        type && eq(orderItems.kind, type),
        after &&
          or(lt(orders.createdAt, after.at), and(eq(orders.createdAt, after.at), lt(orders.id, after.id))),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  return found.map(whole);
}
