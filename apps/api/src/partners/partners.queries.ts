import type { OrderState } from "@aradhana/core/contract";
import { notPaidStates } from "@aradhana/core/payment";
import { and, asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { findOrder, type StoredOrder } from "../orders/orders.queries.ts";
import { orders } from "../orders/orders.table.ts";
import { partners } from "./partners.table.ts";

export type StoredPartner = typeof partners.$inferSelect;

/** All partners, oldest first. */
export const readPartners = (db: Database): Promise<StoredPartner[]> =>
  db.select().from(partners).orderBy(asc(partners.createdAt), asc(partners.id));

export async function findPartner(db: Database, id: string | undefined): Promise<StoredPartner | undefined> {
  if (id === undefined) return undefined;
  const [found] = await db.select().from(partners).where(eq(partners.id, id));
  return found;
}

/** The partner with this origin. */
export async function findPartnerByOrigin(
  db: Database,
  origin: string | undefined,
): Promise<StoredPartner | undefined> {
  if (origin === undefined) return undefined;
  const [found] = await db
    .select()
    .from(partners)
    .where(sql`${partners.origins} @> array[${origin}]`)
    .orderBy(asc(partners.createdAt), asc(partners.id))
    .limit(1);
  return found;
}

const hasPartnersId = (partnerId: string, tempOrderId: string) =>
  and(eq(orders.partnerId, partnerId), eq(orders.tempOrderId, tempOrderId));

/** Matches the orders of the buyer who ordered first with a partner's own id; undefined if there is no order. */
async function isOfFirstBuyer(db: Database, hasId: SQL | undefined): Promise<SQL | undefined> {
  const [first] = await db
    .select()
    .from(orders)
    .where(hasId)
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(1);
  return (
    first &&
    or(
      eq(orders.id, first.id),
      first.sessionIndex === null ? undefined : eq(orders.sessionIndex, first.sessionIndex),
      first.placedBy === null ? undefined : eq(orders.placedBy, first.placedBy),
    )
  );
}

/** Whether another buyer ordered with the same partner's id before. */
export async function isConflict(
  db: Database,
  { id, partnerId, tempOrderId }: Pick<StoredOrder, "id" | "partnerId" | "tempOrderId">,
): Promise<boolean> {
  if (partnerId === null || tempOrderId === null) return false;
  const isOfFirst = await isOfFirstBuyer(db, hasPartnersId(partnerId, tempOrderId));
  return (await db.$count(orders, and(eq(orders.id, id), isOfFirst))) === 0;
}

/** The most orders of other buyers that are listed. */
const MAX_CONFLICTS = 5;

/** The order with a partner's own id, and those of other buyers with the same id: paid ones first, then the newest. */
export interface PartnerOrders {
  order: StoredOrder;
  conflicts: { id: string; number: string; state: OrderState }[];
}

/**
 * The order with a partner's own id. The id is in the partner's page, so that somebody else may order with it: the first
 * buyer's browser and account own it. Of several orders, paid ones come first, then the newest.
 */
export async function findPartnerOrder(
  db: Database,
  partnerId: string,
  tempOrderId: string,
): Promise<PartnerOrders | undefined> {
  const hasId = hasPartnersId(partnerId, tempOrderId);
  const isOfFirst = await isOfFirstBuyer(db, hasId);
  if (!isOfFirst) return undefined;
  const order = await findOrder(
    db,
    and(hasId, isOfFirst),
    inArray(orders.state, [...notPaidStates]),
    desc(orders.createdAt),
    desc(orders.id),
  );
  if (!order) return undefined;
  const conflicts = await db
    .select({ id: orders.id, number: orders.number, state: orders.state })
    .from(orders)
    .where(and(hasId, sql`(${isOfFirst}) is not true`))
    .orderBy(inArray(orders.state, [...notPaidStates]), desc(orders.createdAt), desc(orders.id))
    .limit(MAX_CONFLICTS);
  return { order, conflicts };
}
