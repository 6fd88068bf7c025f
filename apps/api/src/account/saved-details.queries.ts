import { and, asc, desc, eq, ne } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import type { Vault } from "../vault/create-vault.ts";
import { savedDetails } from "./account.table.ts";

export type SavedKind = "devotee" | "address";
/** How many of a kind one customer can save. */
const MAX_SAVED = 30;

const prefixes = { devotee: "fp", address: "adr" } as const satisfies Record<SavedKind, string>;
const contextOf = (id: string) => `saved_details.content/${id}`;
const content = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

type Row = typeof savedDetails.$inferSelect;
/** Fields in plain text. A default is one of the row's own columns. */
type Details = Readonly<Record<string, unknown>> & { is_default?: boolean };
interface Owner {
  customerId: string;
  kind: SavedKind;
}

const own = ({ customerId, kind }: Owner, id?: string) =>
  and(
    eq(savedDetails.customerId, customerId),
    eq(savedDetails.kind, kind),
    id === undefined ? undefined : eq(savedDetails.id, id),
  );

const open = (vault: Vault, { id, kind, contentSealed, isDefault }: Row) => ({
  id,
  ...v.parse(content, vault.open(contextOf(id), contentSealed)),
  ...(kind === "address" && { is_default: isDefault }),
});

/** The customer's own, the default first. */
export async function listSaved(db: Database, vault: Vault, owner: Owner) {
  const rows = await db
    .select()
    .from(savedDetails)
    .where(own(owner))
    .orderBy(desc(savedDetails.isDefault), asc(savedDetails.createdAt), asc(savedDetails.id));
  return rows.map((row) => open(vault, row));
}

/** One of the customer's own; undefined for someone else's and for an unknown id. */
export async function findSaved(db: Database, vault: Vault, owner: Owner, id: string) {
  const [row] = await db.select().from(savedDetails).where(own(owner, id));
  return row && open(vault, row);
}

/** Saves another one and returns its id; undefined if there are too many. Lock the customer first. */
export async function addSaved(tx: Database, vault: Vault, owner: Owner, details: Details, at: Date) {
  const saved = await tx.$count(savedDetails, own(owner));
  if (saved >= MAX_SAVED) return undefined;
  const { is_default, ...rest } = details;
  const isDefault = owner.kind === "address" && (is_default === true || saved === 0);
  const id = newId(prefixes[owner.kind]);
  await tx.insert(savedDetails).values({
    ...{ id, ...owner, isDefault, createdAt: at, updatedAt: at },
    contentSealed: vault.seal(contextOf(id), JSON.stringify(rest)),
  });
  if (isDefault) await keepOneDefault(tx, owner, id);
  return id;
}

/** Replaces one of the customer's own; false if there is none. A default stays one until another is. Lock the customer first. */
export async function replaceSaved(
  tx: Database,
  vault: Vault,
  owner: Owner,
  id: string,
  { details: { is_default, ...rest }, at }: { details: Details; at: Date },
) {
  const replaced = await tx
    .update(savedDetails)
    .set({
      contentSealed: vault.seal(contextOf(id), JSON.stringify(rest)),
      updatedAt: at,
      ...(is_default && { isDefault: true }),
    })
    .where(own(owner, id))
    .returning({ id: savedDetails.id });
  if (replaced.length > 0 && is_default) await keepOneDefault(tx, owner, id);
  return replaced.length > 0;
}

/** Deletes one of the customer's own; false if there is none. The oldest of the others becomes the default. Lock the customer first. */
export async function deleteSaved(tx: Database, owner: Owner, id: string) {
  const [deleted] = await tx.delete(savedDetails).where(own(owner, id)).returning();
  if (!deleted?.isDefault) return deleted !== undefined;
  const [next] = await tx
    .select({ id: savedDetails.id })
    .from(savedDetails)
    .where(own(owner))
    .orderBy(asc(savedDetails.createdAt))
    .limit(1);
  if (next) await tx.update(savedDetails).set({ isDefault: true }).where(eq(savedDetails.id, next.id));
  return true;
}

const keepOneDefault = (tx: Database, owner: Owner, id: string) =>
  tx
    .update(savedDetails)
    .set({ isDefault: false })
    .where(and(own(owner), ne(savedDetails.id, id)));
