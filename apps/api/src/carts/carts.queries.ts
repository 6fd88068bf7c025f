import { and, asc, count, eq, isNull, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import type { Vault } from "../vault/create-vault.ts";
import { cartLines, carts } from "./carts.table.ts";
import { openLine, type StoredCartLine } from "./sealed-choice.ts";

export type StoredCart = typeof carts.$inferSelect;

/** Whose cart is meant. A signed-in customer's is the same in every browser. */
export interface CartOwner {
  customerId: string | undefined;
  /** Keyed hash of the browser's session id. */
  session: string | undefined;
}

export const CART_LIFETIME = 30 * 86_400_000;

/** How many lines a cart is filled up to. With those of a guest's cart it can have more, up to `MAX_CART_LINES`. */
export const MAX_LINES = 30;

/** The caller's cart, locked until the transaction ends; created if there is none. */
export async function lockCart(
  tx: Database,
  { customerId, session }: CartOwner,
  at: Date,
): Promise<StoredCart> {
  const expiresAt = new Date(at.getTime() + CART_LIFETIME);
  const owner = customerId
    ? { customerId, sessionIndex: null }
    : { customerId: null, sessionIndex: session ?? null };
  const isOwn = customerId ? eq(carts.customerId, customerId) : eq(carts.sessionIndex, session ?? "");
  // What is left of an expired one is not revived.
  await tx.delete(carts).where(and(isOwn, lte(carts.expiresAt, at)));
  const [cart] = await tx
    .insert(carts)
    .values({ ...owner, id: newId("crt"), createdAt: at, expiresAt })
    .onConflictDoUpdate({ target: customerId ? carts.customerId : carts.sessionIndex, set: { expiresAt } })
    .returning();
  if (!cart) throw new Error("the cart was neither inserted nor found");
  return cart;
}

export async function readCartLines(db: Database, vault: Vault, cartId: string): Promise<StoredCartLine[]> {
  const rows = await db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), isNull(cartLines.removedAt)))
    .orderBy(asc(cartLines.position));
  return rows.map((row) => openLine(vault, row));
}

/** How many lines of this browser's cart had no room in the customer's at login. */
export async function countWaiting(db: Database, { customerId, session }: CartOwner): Promise<number> {
  if (!customerId || !session) return 0;
  const [row] = await db
    .select({ lines: count(cartLines.id) })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(and(eq(carts.sessionIndex, session), isNull(cartLines.removedAt)));
  return row?.lines ?? 0;
}

export const setCoupon = (db: Database, owner: CartOwner, couponCode: string | null, at: Date) =>
  db.transaction(async (tx) => {
    const cart = await lockCart(tx, owner, at);
    await tx.update(carts).set({ couponCode }).where(eq(carts.id, cart.id));
  });
