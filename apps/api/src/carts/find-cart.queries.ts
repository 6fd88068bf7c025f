import { and, eq, gt, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { Vault } from "../vault/create-vault.ts";
import { CART_LIFETIME, type CartOwner, type StoredCart } from "./carts.queries.ts";
import { carts } from "./carts.table.ts";
import { takeOver } from "./take-over.queries.ts";

const DAY = 86_400_000;

/** The caller's cart, which lives on as it is used. After signing in, it takes over the lines of this browser's cart. */
export async function findCart(
  db: Database,
  vault: Vault,
  owner: CartOwner,
  at: Date,
): Promise<StoredCart | undefined> {
  const cart = await findOwnCart(db, vault, owner, at);
  const expiresAt = new Date(at.getTime() + CART_LIFETIME);
  // Once a day is often enough for a cart that is only read.
  if (!cart || expiresAt.getTime() - cart.expiresAt.getTime() < DAY) return cart;
  await db
    .update(carts)
    .set({ expiresAt })
    .where(and(eq(carts.id, cart.id), lt(carts.expiresAt, expiresAt)));
  return { ...cart, expiresAt };
}

async function findOwnCart(
  db: Database,
  vault: Vault,
  owner: CartOwner,
  at: Date,
): Promise<StoredCart | undefined> {
  const { customerId, session } = owner;
  const isOpen = gt(carts.expiresAt, at);
  const [guest] = session
    ? await db
        .select()
        .from(carts)
        .where(and(eq(carts.sessionIndex, session), isOpen))
    : [];
  if (!customerId) return guest;
  if (guest) await db.transaction((tx) => takeOver(tx, vault, guest.id, owner, at));
  const [own] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.customerId, customerId), isOpen));
  return own;
}
