import { isDeepStrictEqual } from "node:util";
import type { FieldError } from "@aradhana/core/contract";
import { and, asc, eq, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { invalidInput } from "../errors/common.errors.ts";
import { newId } from "../ids/new-id.ts";
import { lineOf } from "../lines/lines.ts";
import { ritualOf } from "../lines/ritual-snapshot.ts";
import { moveFulfilments } from "../orders/move-order.queries.ts";
import { findPart, lockOrder, partOf, readParts, type StoredOrder } from "../orders/orders.queries.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import type { Vault } from "../vault/create-vault.ts";
import { openContent, type SankalpContent, sealContent } from "./content.ts";
import { sankalpLocked } from "./sankalp.errors.ts";
import { contentErrors, isOpen, sankalpOf } from "./sankalp.rules.ts";
import { sankalps, sankalpVersions } from "./sankalp.table.ts";

/** Enough to trace a mistake, but limited so that repeated changes do not fill the database. */
const MAX_VERSIONS = 50;

export type StoredSankalp = typeof sankalps.$inferSelect;

interface SankalpInput {
  /** The ritual of a cart's order. @default the first ritual */
  itemId?: string | undefined;
  content: SankalpContent;
  /** Errors that were found without reading the order. */
  fieldErrors: readonly FieldError[];
  /** Whether the names are submitted, or only saved as a draft. */
  submit: boolean;
  at: Date;
}

/** Saves names as a draft or submits them. After the submission, every change creates a version. */
export function saveSankalp(db: Database, vault: Vault, orderId: string, input: SankalpInput) {
  const { itemId, content, submit, at } = input;
  return db.transaction(async (tx): Promise<StoredSankalp> => {
    const locked = await lockOrder(tx, orderId);
    const order = locked && (await findPart(tx, locked, itemId));
    if (!order || !isOpen(order, at)) throw sankalpLocked();
    const [previous] = await tx.select().from(sankalps).where(eq(sankalps.itemId, order.item.id));
    const id = previous?.id ?? newId("snk");
    const submitted = submit || previous?.submitted === true;
    const fieldErrors = [
      ...contentErrors(content, ritualOf(order).maxDevotees, submitted),
      ...input.fieldErrors,
    ];
    if (fieldErrors.length > 0) throw invalidInput({ fieldErrors });
    const isUnchanged =
      previous?.submitted && isDeepStrictEqual(openContent(vault, id, previous.contentSealed), content);
    const version = (previous?.version ?? 0) + (submitted && !isUnchanged ? 1 : 0);

    const values = { contentSealed: sealContent(vault, id, content), submitted, version, updatedAt: at };
    const [sankalp] = await tx
      .insert(sankalps)
      .values({ id, orderId, itemId: order.item.id, createdAt: at, ...values })
      .onConflictDoUpdate({ target: sankalps.itemId, set: values })
      .returning();
    if (!sankalp) throw new Error("the saved sankalp was not returned");
    if (version > (previous?.version ?? 0)) {
      await addVersion(tx, { sankalpId: id, n: version, contentSealed: values.contentSealed, at });
    }
    const { names } = lineOf(order);
    if (submit && names && (order.state === "paid" || order.state === names.due)) {
      await moveFulfilments(tx, orderId, { only: [order.fulfilment.id], state: names.received, at });
      const of = order.item.position === 0 ? ("" as const) : (`.${order.item.id}` as const);
      await enqueue(tx, { orderId, kind: `message.sankalp_received${of}`, at });
    }
    return sankalp;
  });
}

/** Keeps a version beside the earlier ones; the oldest beyond the limit is deleted. */
async function addVersion(tx: Database, version: typeof sankalpVersions.$inferInsert) {
  const { sankalpId, n } = version;
  await tx.insert(sankalpVersions).values(version);
  await tx
    .delete(sankalpVersions)
    .where(and(eq(sankalpVersions.sankalpId, sankalpId), lte(sankalpVersions.n, n - MAX_VERSIONS)));
}

/** Replaces submitted names by another version, whether their buyer can still change them or not. */
export async function replaceContent(
  tx: Database,
  vault: Vault,
  { id, version }: Pick<StoredSankalp, "id" | "version">,
  { content, at }: Pick<SankalpInput, "content" | "at">,
): Promise<void> {
  const contentSealed = sealContent(vault, id, content);
  const n = version + 1;
  await tx.update(sankalps).set({ contentSealed, version: n, updatedAt: at }).where(eq(sankalps.id, id));
  await addVersion(tx, { sankalpId: id, n, contentSealed, at });
}

/** The names for the item that an order is read with. */
export async function findSankalp(
  db: Database,
  order: Pick<StoredOrder, "id" | "item" | "fulfilment">,
): Promise<StoredSankalp | undefined> {
  const ofOrder = await db.select().from(sankalps).where(eq(sankalps.orderId, order.id));
  return sankalpOf(ofOrder, order);
}

/** An order as of its first ritual without submitted names, if there is one. Goods need no names. */
export async function findUnnamedPart(db: Database, order: StoredOrder): Promise<StoredOrder | undefined> {
  const [parts, ofOrder] = await Promise.all([
    readParts(db, order.id),
    db.select().from(sankalps).where(eq(sankalps.orderId, order.id)),
  ]);
  const unnamed = parts.find((part) => lineOf(part).names && !sankalpOf(ofOrder, part)?.submitted);
  return unnamed && partOf(order, unnamed);
}

export const readVersions = (db: Database, sankalpId: string) =>
  db
    .select({ n: sankalpVersions.n, at: sankalpVersions.at })
    .from(sankalpVersions)
    .where(eq(sankalpVersions.sankalpId, sankalpId))
    .orderBy(asc(sankalpVersions.n));
