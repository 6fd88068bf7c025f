import type { CartLineChange } from "@aradhana/core/goods";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { invalidInput } from "../errors/common.errors.ts";
import { newId } from "../ids/new-id.ts";
import { lines as businessLines } from "../lines/lines.ts";
import { hashToken, newToken } from "../sessions/token.ts";
import type { Vault } from "../vault/create-vault.ts";
import { cartFull, cartLineNotFound, cartTicketEnded } from "./carts.errors.ts";
import { cartLines, carts, cartTickets } from "./carts.table.ts";
import { type ChosenLine, isSame, merge } from "./merge-lines.rules.ts";
import { mergeLineIds } from "./merged-lines.queries.ts";
import { openLine, type StoredCartLine, sealChoice } from "./sealed-choice.ts";

export type StoredCart = typeof carts.$inferSelect;

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

/** The caller's cart, which lives on as it is used. After signing in, it takes over the lines of this browser's cart. */
export async function findCart(
  db: Database,
  vault: Vault,
  owner: CartOwner,
  at: Date,
): Promise<StoredCart | undefined> {
  const cart = await findOwnCart(db, vault, owner, at);
  const expiresAt = new Date(at.getTime() + LIFETIME);
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

/** The caller's cart, locked until the transaction ends; created if there is none. */
async function lockCart(tx: Database, { customerId, session }: CartOwner, at: Date): Promise<StoredCart> {
  const expiresAt = new Date(at.getTime() + LIFETIME);
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

/** Puts something into the caller's cart, in a transaction of the caller. */
export async function addLine(
  tx: Database,
  vault: Vault,
  owner: CartOwner,
  added: Omit<ChosenLine, "addedAt">,
  at: Date,
): Promise<void> {
  const { id: cartId } = await lockCart(tx, owner, at);
  const lines = await readCartLines(tx, vault, cartId);
  const line = { ...added, addedAt: at };
  const existing = lines.find((each) => isSame(each, line));
  if (existing) {
    await mergeInto(tx, vault, existing, line);
    return;
  }
  if (lines.length >= MAX_LINES) throw cartFull();
  const id = newId("cl");
  await tx.insert(cartLines).values({ ...line, ...sealChoice(vault, id, line.choice), id, cartId });
}

/** Stores what a line becomes with the same chosen again. */
async function mergeInto(
  tx: Database,
  vault: Vault,
  existing: StoredCartLine,
  other: ChosenLine,
): Promise<void> {
  const merged = merge(existing, other);
  await tx
    .update(cartLines)
    .set({ ...merged, ...sealChoice(vault, existing.id, merged.choice), removedAt: null })
    .where(eq(cartLines.id, existing.id));
}

/** Changes what may be changed of a line in the caller's cart, in a transaction of the caller. A line of another cart is not found. */
export async function changeLine(
  tx: Database,
  vault: Vault,
  cart: StoredCart | undefined,
  id: string,
  { change: { qty, prasad, energised_for }, at }: { change: CartLineChange; at: Date },
): Promise<void> {
  // What is not changed is written again: another change must not come in between.
  if (cart) await tx.select().from(carts).where(eq(carts.id, cart.id)).for("update");
  const lines = cart ? await readCartLines(tx, vault, cart.id) : [];
  const line = lines.find((each) => each.id === id);
  if (!line) throw cartLineNotFound();
  const { choice } = line;
  const isCounted = businessLines[choice.type].cart.counted !== null;
  if (qty !== undefined && !isCounted) throw invalidInput({ fieldErrors: [notCounted] });
  // Stored with its default where it was not given.
  const hasPrasad = "prasad" in choice;
  if (prasad !== undefined && !hasPrasad) throw invalidInput({ fieldErrors: [onlyRituals] });
  const isNamed = "energise" in choice && choice.energise;
  if (energised_for !== undefined && !isNamed) throw invalidInput({ fieldErrors: [notEnergised] });
  const change = {
    ...(qty !== undefined && { qty }),
    ...(prasad !== undefined && hasPrasad && { choice: { ...choice, prasad } }),
    ...(energised_for !== undefined &&
      isNamed && {
        ...sealChoice(vault, id, Object.assign({}, choice, { energised_for })),
        // So that it is the newer choice when carts are merged.
        addedAt: at,
      }),
  };
  await tx.update(cartLines).set(change).where(eq(cartLines.id, id));
}

const notCounted = { field: "qty", code: "not_allowed", message: "This line is always of one piece." };
const onlyRituals = {
  ...{ field: "prasad", code: "not_allowed" },
  message: "Only rituals have prasad.",
};
const notEnergised = {
  ...{ field: "energised_for", code: "not_allowed" },
  message: "This line is not energised in a name.",
};

/** Takes a line out of the caller's cart. Only the latest removed lines can be put back. */
export const removeLine = (db: Database, cart: StoredCart | undefined, id: string, at: Date) =>
  db.transaction(async (tx) => {
    if (!cart) throw cartLineNotFound();
    const removed = await tx
      .update(cartLines)
      .set({ removedAt: at })
      .where(and(eq(cartLines.id, id), eq(cartLines.cartId, cart.id), isNull(cartLines.removedAt)))
      .returning({ id: cartLines.id });
    if (removed.length === 0) throw cartLineNotFound();
    const tooOld = tx
      .select({ id: cartLines.id })
      .from(cartLines)
      .where(and(eq(cartLines.cartId, cart.id), isNotNull(cartLines.removedAt)))
      .orderBy(desc(cartLines.removedAt))
      .offset(MAX_LINES);
    await tx.delete(cartLines).where(inArray(cartLines.id, tooOld));
  });

/** Puts a removed line back, where it absorbs a line of the same good. Repeated, it changes nothing. */
export const restoreLine = (db: Database, vault: Vault, cart: StoredCart | undefined, id: string) =>
  db.transaction(async (tx) => {
    if (!cart) throw cartLineNotFound();
    await tx.select().from(carts).where(eq(carts.id, cart.id)).for("update");
    const lines = await readCartLines(tx, vault, cart.id);
    if (lines.some((line) => line.id === id)) return;
    const [row] = await tx
      .select()
      .from(cartLines)
      .where(and(eq(cartLines.id, id), eq(cartLines.cartId, cart.id)));
    if (!row) throw cartLineNotFound();
    const removed = openLine(vault, row);
    const newer = lines.find((line) => isSame(line, removed));
    if (newer) {
      await mergeLineIds(tx, newer.id, id);
      await tx.delete(cartLines).where(eq(cartLines.id, newer.id));
    } else if (lines.length >= MAX_LINES) throw cartFull();
    if (newer) await mergeInto(tx, vault, removed, newer);
    else await tx.update(cartLines).set({ removedAt: null }).where(eq(cartLines.id, id));
  });

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
export const redeemCartTicket = (db: Database, vault: Vault, owner: CartOwner, ticket: string, at: Date) =>
  db.transaction(async (tx) => {
    const [used] = await tx
      .delete(cartTickets)
      .where(and(eq(cartTickets.tokenHash, hashToken(ticket)), gt(cartTickets.expiresAt, at)))
      .returning({ cartId: cartTickets.cartId });
    if (!used) throw cartTicketEnded();
    await takeOver(tx, vault, used.cartId, owner, at);
  });

/** Moves the lines and the coupon of a cart into the caller's. */
async function takeOver(
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
  let count = present.length;
  for (const line of await readCartLines(tx, vault, from.id)) {
    const existing = present.find((each) => isSame(each, line));
    if (existing) {
      await mergeInto(tx, vault, existing, line);
      await mergeLineIds(tx, line.id, existing.id);
    } else if (count < MAX_LINES) {
      // With the same id, because it may have been quoted. What does not fit is dropped.
      await tx.update(cartLines).set({ cartId: into.id }).where(eq(cartLines.id, line.id));
      count += 1;
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
  await tx.delete(carts).where(eq(carts.id, from.id));
}
