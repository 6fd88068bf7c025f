import type { CartLine } from "@aradhana/core/goods";
import { and, asc, eq, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { findQuote } from "../quotes/quotes.queries.ts";
import { isCart } from "../quotes/quotes.table.ts";
import { hashToken, newToken } from "../sessions/token.ts";
import { cartFull, cartLineNotFound, cartTicketEnded } from "./carts.errors.ts";
import { cartLines, carts, cartTickets } from "./carts.table.ts";

type Choice = CartLine["choice"];
export type StoredCart = typeof carts.$inferSelect;
export type StoredCartLine = typeof cartLines.$inferSelect;

/** Whose cart is meant. A signed-in customer's is the same in every browser. */
export interface CartOwner {
  customerId: string | undefined;
  /** Keyed hash of the browser's session id. */
  session: string | undefined;
}

const DAY = 86_400_000;
const LIFETIME = 30 * DAY;
const TICKET_LIFETIME = 10 * 60_000;
const MAX_LINES = 30;
const MAX_CART_QTY = 20;

/** The caller's cart. After signing in, it takes over the lines of this browser's cart. */
export async function findCart(db: Database, owner: CartOwner, at: Date): Promise<StoredCart | undefined> {
  const { customerId, session } = owner;
  const isOpen = gt(carts.expiresAt, at);
  const [guest] = session
    ? await db
        .select()
        .from(carts)
        .where(and(eq(carts.sessionIndex, session), isOpen))
    : [];
  if (!customerId) return guest;
  if (guest) await db.transaction((tx) => takeOver(tx, guest.id, owner, at));
  const [own] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.customerId, customerId), isOpen));
  return own;
}

/** The caller's cart, locked until the transaction ends; created if there is none. */
async function lockCart(tx: Database, { customerId, session }: CartOwner, at: Date): Promise<StoredCart> {
  const expiresAt = new Date(at.getTime() + LIFETIME);
  const owner = customerId
    ? { customerId, sessionIndex: null }
    : { customerId: null, sessionIndex: session ?? null };
  const [cart] = await tx
    .insert(carts)
    .values({ ...owner, id: newId("crt"), createdAt: at, expiresAt })
    .onConflictDoUpdate({ target: customerId ? carts.customerId : carts.sessionIndex, set: { expiresAt } })
    .returning();
  if (!cart) throw new Error("the cart was neither inserted nor found");
  return cart;
}

export const readCartLines = (db: Database, cartId: string): Promise<StoredCartLine[]> =>
  db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), isNull(cartLines.removedAt)))
    .orderBy(asc(cartLines.position));

/** Whether two choices are the same product, of which the quantities are added. */
const isSame = (a: Choice, b: Choice): boolean =>
  a.type === "abhimantrit" &&
  b.type === "abhimantrit" &&
  a.variant_id === b.variant_id &&
  a.energise === b.energise;

/** Whether two choices are the same unique gem, of which the newer configuration counts. */
const isSameGem = (a: Choice, b: Choice): boolean =>
  a.type === "gemstone" && b.type === "gemstone" && a.product_id === b.product_id;

interface NewLine {
  choice: Choice;
  qty: number;
  seen: StoredCartLine["seen"];
}

/** Puts something into a cart. The caller has locked it. */
async function putLine(tx: Database, cartId: string, { choice, qty, seen }: NewLine, at: Date) {
  const lines = await readCartLines(tx, cartId);
  const existing = lines.find((line) => isSame(line.choice, choice) || isSameGem(line.choice, choice));
  if (existing) {
    const merged = choice.type === "gemstone" ? 1 : Math.min(existing.qty + qty, MAX_CART_QTY);
    await tx.update(cartLines).set({ choice, seen, qty: merged }).where(eq(cartLines.id, existing.id));
    return;
  }
  if (lines.length >= MAX_LINES) throw cartFull();
  await tx.insert(cartLines).values({ ...{ id: newId("cl"), cartId, choice, qty, seen, addedAt: at } });
}

/** Puts something into the caller's cart, in a transaction of the caller. */
export async function addLine(tx: Database, owner: CartOwner, line: NewLine, at: Date): Promise<void> {
  const cart = await lockCart(tx, owner, at);
  await putLine(tx, cart.id, line, at);
}

/** Changes a line of the caller's cart. A line of another cart is not found. */
export async function changeLine(
  db: Database,
  cart: StoredCart | undefined,
  id: string,
  changes: Partial<Pick<StoredCartLine, "qty" | "removedAt">>,
): Promise<void> {
  const isRemoved = changes.removedAt === null ? isNotNull(cartLines.removedAt) : isNull(cartLines.removedAt);
  const changed = cart
    ? await db
        .update(cartLines)
        .set(changes)
        .where(and(eq(cartLines.id, id), eq(cartLines.cartId, cart.id), isRemoved))
        .returning({ id: cartLines.id })
    : [];
  if (changed.length === 0) throw cartLineNotFound();
}

/** Puts a removed line back. Repeated, it changes nothing. */
export async function restoreLine(db: Database, cart: StoredCart | undefined, id: string): Promise<void> {
  const lines = cart ? await readCartLines(db, cart.id) : [];
  if (lines.some((line) => line.id === id)) return;
  if (lines.length >= MAX_LINES) throw cartFull();
  await changeLine(db, cart, id, { removedAt: null });
}

export const setCoupon = (db: Database, owner: CartOwner, couponCode: string | null, at: Date) =>
  db.transaction(async (tx) => {
    const cart = await lockCart(tx, owner, at);
    await tx.update(carts).set({ couponCode }).where(eq(carts.id, cart.id));
  });

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
export const redeemCartTicket = (db: Database, owner: CartOwner, ticket: string, at: Date) =>
  db.transaction(async (tx) => {
    const [used] = await tx
      .delete(cartTickets)
      .where(and(eq(cartTickets.tokenHash, hashToken(ticket)), gt(cartTickets.expiresAt, at)))
      .returning({ cartId: cartTickets.cartId });
    if (!used) throw cartTicketEnded();
    await takeOver(tx, used.cartId, owner, at);
  });

/** Moves the lines and the coupon of a cart into the caller's. */
async function takeOver(tx: Database, fromId: string, owner: CartOwner, at: Date): Promise<void> {
  const into = await lockCart(tx, owner, at);
  if (into.id === fromId) return;
  const [from] = await tx.select().from(carts).where(eq(carts.id, fromId)).for("update");
  // A concurrent request has moved it already.
  if (!from) return;
  for (const line of await readCartLines(tx, from.id)) {
    if ((await tx.$count(cartLines, eq(cartLines.cartId, into.id))) >= MAX_LINES) break;
    await putLine(tx, into.id, line, line.addedAt);
  }
  if (from.couponCode && !into.couponCode) {
    await tx.update(carts).set({ couponCode: from.couponCode }).where(eq(carts.id, into.id));
  }
  await tx.delete(carts).where(eq(carts.id, from.id));
}

/** Takes what was ordered with a quote out of the cart that was quoted. */
export async function removeOrdered(tx: Database, quoteId: string): Promise<void> {
  const quote = await findQuote(tx, quoteId);
  if (!quote || !isCart(quote.wanted)) return;
  const ids = quote.wanted.lines.map(({ id }) => id);
  await tx.delete(cartLines).where(inArray(cartLines.id, ids));
}
