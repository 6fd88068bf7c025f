import { MAX_CART_LINES } from "@aradhana/core/goods";
import { and, eq, gt, isNotNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { hashToken, newToken } from "../sessions/token.ts";
import type { Vault } from "../vault/create-vault.ts";
import { cartTicketEnded } from "./carts.errors.ts";
import { type CartOwner, lockCart, readCartLines } from "./carts.queries.ts";
import { cartLines, carts, cartTickets } from "./carts.table.ts";
import { isSame } from "./merge-lines.rules.ts";
import { mergeInto, mergeLineIds } from "./merged-lines.queries.ts";

const TICKET_LIFETIME = 10 * 60_000;

/** Creates a ticket that takes over this cart once. Only its hash is stored. */
export const issueCartTicket = (db: Database, owner: CartOwner, at: Date) =>
  db.transaction(async (tx) => {
    const cart = await lockCart(tx, owner, at);
    const ticket = newToken();
    const expiresAt = new Date(at.getTime() + TICKET_LIFETIME);
    await tx.insert(cartTickets).values({ tokenHash: hashToken(ticket), cartId: cart.id, expiresAt });
    return { ticket, expiresAt };
  });

/** Takes over the cart of a ticket, once, also for concurrent requests. */
export const redeemCartTicket = (db: Database, vault: Vault, owner: CartOwner, ticket: string, at: Date) =>
  db.transaction(async (tx) => {
    const [used] = await tx
      .delete(cartTickets)
      .where(and(eq(cartTickets.tokenHash, hashToken(ticket)), gt(cartTickets.expiresAt, at)))
      .returning({ cartId: cartTickets.cartId });
    if (!used) throw cartTicketEnded();
    await takeOver(tx, vault, used.cartId, owner, at);
  });

/**
 * Moves the lines and the coupon of a cart into the caller's. Lines for which there is no room stay in their cart, and come in
 * with the next read after something was taken out.
 */
export async function takeOver(
  tx: Database,
  vault: Vault,
  fromId: string,
  owner: CartOwner,
  at: Date,
): Promise<void> {
  const into = await lockCart(tx, owner, at);
  if (into.id === fromId) return;
  const [from] = await tx.select().from(carts).where(eq(carts.id, fromId)).for("update");
  // A concurrent request has moved it already.
  if (!from) return;
  const present = await readCartLines(tx, vault, into.id);
  let room = MAX_CART_LINES - present.length;
  for (const line of await readCartLines(tx, vault, from.id)) {
    const existing = present.find((each) => isSame(each, line));
    if (existing) {
      await mergeInto(tx, vault, existing, line);
      await mergeLineIds(tx, line.id, existing.id);
      await tx.delete(cartLines).where(eq(cartLines.id, line.id));
    } else if (room > 0) {
      // With the same id, because it may have been quoted.
      await tx.update(cartLines).set({ cartId: into.id }).where(eq(cartLines.id, line.id));
      room -= 1;
    }
  }
  // What was removed can be put back after the login too.
  await tx
    .update(cartLines)
    .set({ cartId: into.id })
    .where(and(eq(cartLines.cartId, from.id), isNotNull(cartLines.removedAt)));
  if (from.couponCode && !into.couponCode) {
    await tx.update(carts).set({ couponCode: from.couponCode }).where(eq(carts.id, into.id));
  }
  const isEmpty = (await tx.$count(cartLines, eq(cartLines.cartId, from.id))) === 0;
  if (isEmpty) await tx.delete(carts).where(eq(carts.id, from.id));
}
