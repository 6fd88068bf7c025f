import type { OrderType } from "@aradhana/core/contract";
import { isEnded, unpaidStates } from "@aradhana/core/payment";
import { and, asc, desc, eq, exists, inArray, isNull, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import { isPhoneOf } from "../customers/customer-phones.queries.ts";
import type { Customer } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { hashToken } from "../sessions/token.ts";
import { doneStates } from "./orders.rules.ts";
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

/** An order with its first item and the item's fulfilment. */
export type StoredOrder = typeof orders.$inferSelect & { item: OrderItemRow; fulfilment: FulfilmentRow };

/** What a caller presents as proof of owning an order; any one is enough. */
export interface Claims {
  customer?: Pick<Customer, "id" | "phoneIndex"> | undefined;
  /** Keyed hash of the browser's session id. */
  session?: string | undefined;
  /** The secret in the order's link. */
  token?: string | undefined;
}

/** An order's id, or the id that a partner gave it, which may belong to several orders. */
export type OrderName = string | { tempOrderId: string };

const selectOrders = (db: Database) =>
  db
    .select({ order: orders, item: orderItems, fulfilment: fulfilments })
    .from(orders)
    .innerJoin(orderItems, and(eq(orderItems.orderId, orders.id), eq(orderItems.position, 0)))
    .innerJoin(fulfilments, eq(fulfilments.itemId, orderItems.id));

const toStoredOrder = ({
  order,
  ...parts
}: Awaited<ReturnType<typeof selectOrders>>[number]): StoredOrder => ({
  ...order,
  ...parts,
});

/** The first order that matches the condition. */
export async function findOrder(
  db: Database,
  condition: SQL | undefined,
  ...orderBy: SQL[]
): Promise<StoredOrder | undefined> {
  const [found] = await selectOrders(db)
    .where(condition)
    .orderBy(...orderBy)
    .limit(1);
  return found && toStoredOrder(found);
}

/** Reads an order and locks it until the transaction ends. */
export async function lockOrder(tx: Database, id: string): Promise<StoredOrder | undefined> {
  // A separate query: the rows that a join reads beside the locked one may be older than the lock.
  const [locked] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for("update");
  return locked && findOrder(tx, eq(orders.id, id));
}

/** A customer's orders: those of the account, and guest orders with a verified number of the customer. */
const belongsTo = (customer: Pick<Customer, "id" | "phoneIndex">): SQL | undefined =>
  or(
    eq(orders.customerId, customer.id),
    and(isNull(orders.customerId), isPhoneOf(customer, orders.contactPhoneIndex)),
  );

/**
 * The order, if the caller owns it; the newest if several have the partner's id. Undefined both for someone else's
 * order and for an unknown id.
 */
export async function findOwnOrder(
  db: Database,
  name: OrderName,
  { customer, session, token }: Claims,
): Promise<StoredOrder | undefined> {
  const isOrder = typeof name === "string";
  const proofs = [
    // Somebody else may have ordered with the partner's id and the customer's number.
    customer && (isOrder ? belongsTo(customer) : eq(orders.placedBy, customer.id)),
    session ? eq(orders.sessionIndex, session) : undefined,
    token ? exists(linkWithToken(db, token)) : undefined,
  ].filter((proof) => proof !== undefined);
  if (proofs.length === 0) return undefined;
  const hasName = isOrder ? eq(orders.id, name) : eq(orders.tempOrderId, name.tempOrderId);
  return findOrder(db, and(hasName, or(...proofs)), desc(orders.createdAt));
}

/** An order as of one of its items: with that item, its fulfilment and, unless the order ended, the state of that. */
export const partOf = (
  order: StoredOrder,
  { item, fulfilment }: Pick<StoredOrder, "item" | "fulfilment">,
): StoredOrder => ({
  ...order,
  item,
  fulfilment,
  state: isEnded(order.state) ? order.state : fulfilment.state,
});

/** An order as of one of its items, by default the first; undefined if it has no such item. */
export async function findPart(
  db: Database,
  order: StoredOrder,
  itemId = order.item.id,
): Promise<StoredOrder | undefined> {
  const part = (await readParts(db, order.id)).find(({ item }) => item.id === itemId);
  return part && partOf(order, part);
}

/** Like `findOwnOrder`, as of one item. */
export async function findOwnPart(
  db: Database,
  { orderId, itemId }: { orderId: string; itemId: string | undefined },
  claims: Claims,
): Promise<StoredOrder | undefined> {
  const order = await findOwnOrder(db, orderId, claims);
  return order && findPart(db, order, itemId);
}

const linkWithToken = (db: Database, token: string) =>
  db
    .select({ one: sql`1` })
    .from(orderLinks)
    .where(and(eq(orderLinks.tokenHash, hashToken(token)), eq(orderLinks.orderId, orders.id)));

export const readLines = (db: Database, orderId: string) => readLinesOf(db, [orderId]);

/** The same of several orders. */
export const readLinesOf = (db: Database, orderIds: readonly string[]) =>
  db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.position));

/** All items of an order with their fulfilments, in order. */
export const readParts = (db: Database, orderId: string) => readPartsOf(db, [orderId]);

/** The same of several orders. */
export const readPartsOf = (db: Database, orderIds: readonly string[]) =>
  db
    .select({ item: orderItems, fulfilment: fulfilments })
    .from(orderItems)
    .innerJoin(fulfilments, eq(fulfilments.itemId, orderItems.id))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.position));

export const readEvents = (db: Database, orderId: string) =>
  db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));

/** The last order of a page. */
export interface Position {
  at: Date;
  id: string;
}

/** A customer's orders of all types, newest first, after a position. */
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
        belongsTo(customer),
        state && states[state](),
        type && eq(orderItems.kind, type),
        after &&
          or(lt(orders.createdAt, after.at), and(eq(orders.createdAt, after.at), lt(orders.id, after.id))),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  return found.map(toStoredOrder);
}
