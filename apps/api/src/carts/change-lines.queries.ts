import type { CartLineChange } from "@aradhana/core/goods";
import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { invalidInput } from "../errors/common.errors.ts";
import { newId } from "../ids/new-id.ts";
import { lines as businessLines } from "../lines/lines.ts";
import type { Vault } from "../vault/create-vault.ts";
import { cartFull, cartLineNotFound } from "./carts.errors.ts";
import { type CartOwner, lockCart, MAX_LINES, readCartLines, type StoredCart } from "./carts.queries.ts";
import { cartLines, carts } from "./carts.table.ts";
import { type ChosenLine, isSame } from "./merge-lines.rules.ts";
import { mergeInto, mergeLineIds } from "./merged-lines.queries.ts";
import { openLine, sealChoice } from "./sealed-choice.ts";

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
