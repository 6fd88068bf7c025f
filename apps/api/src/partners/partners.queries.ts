import { notPaidStates } from "@aradhana/core/payment";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
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

/**
 * The order with a partner's own id. The id is not secret, so several orders may have it: paid ones come first,
 * then the newest.
 */
export const findPartnerOrder = (
  db: Database,
  partnerId: string,
  tempOrderId: string,
): Promise<StoredOrder | undefined> =>
  findOrder(
    db,
    and(eq(orders.partnerId, partnerId), eq(orders.tempOrderId, tempOrderId)),
    inArray(orders.state, [...notPaidStates]),
    desc(orders.createdAt),
    desc(orders.id),
  );
