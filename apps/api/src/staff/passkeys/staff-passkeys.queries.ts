import { randomBytes } from "node:crypto";
import type { Passkey } from "@aradhana/core/staff";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { newId } from "../../ids/new-id.ts";
import { staffAccounts } from "../accounts/staff-accounts.table.ts";
import { passkeyChallenges } from "./passkey-challenges.table.ts";
import { staffPasskeys } from "./staff-passkeys.table.ts";

export type StoredPasskey = typeof staffPasskeys.$inferSelect;

/** How long a browser may take to answer. */
export const ANSWER_MS = 5 * 60_000;

/** A passkey as its owner reads it. */
export const passkeyOf = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  ...{ id, name, created_at: createdAt.toISOString() },
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

export const listPasskeys = (db: Database, staffId: string) =>
  db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id));

/** The passkeys of an account, which is locked until the transaction ends. */
export async function lockPasskeys(tx: Database, staffId: string): Promise<StoredPasskey[]> {
  await tx.select({}).from(staffAccounts).where(eq(staffAccounts.id, staffId)).for("update");
  return listPasskeys(tx, staffId);
}

type Purpose = (typeof passkeyChallenges.$inferSelect)["purpose"];

/** A new challenge for a session, instead of the one before. */
export async function newChallenge(
  db: Database,
  { tokenHash, purpose, at }: { tokenHash: string; purpose: Purpose; at: Date },
): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const row = { purpose, challenge, expiresAt: new Date(at.getTime() + ANSWER_MS) };
  await db
    .insert(passkeyChallenges)
    .values({ tokenHash, ...row })
    .onConflictDoUpdate({ target: passkeyChallenges.tokenHash, set: row });
  return challenge;
}

/**
 * The challenge of a session, which is used up. Not part of a transaction that a refused answer rolls back: the challenge would
 * be valid again.
 */
export async function takeChallenge(
  db: Database,
  { tokenHash, purpose, at }: { tokenHash: string; purpose: Purpose; at: Date },
): Promise<string | undefined> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(eq(passkeyChallenges.tokenHash, tokenHash))
    .returning();
  return taken && taken.purpose === purpose && taken.expiresAt > at ? taken.challenge : undefined;
}

type NewPasskey = Omit<typeof staffPasskeys.$inferInsert, "id" | "lastUsedAt">;

/** Adds a passkey; undefined if its authenticator is known already. */
export async function createPasskey(tx: Database, passkey: NewPasskey): Promise<StoredPasskey | undefined> {
  const [created] = await tx
    .insert(staffPasskeys)
    .values({ id: newId("psk"), ...passkey })
    .onConflictDoNothing({ target: staffPasskeys.credentialId })
    .returning();
  return created;
}

export async function findPasskey(
  db: Database,
  { staffId, credentialId }: { staffId: string; credentialId: string },
): Promise<StoredPasskey | undefined> {
  const isIt = and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.credentialId, credentialId));
  const [passkey] = await db.select().from(staffPasskeys).where(isIt);
  return passkey;
}

/** Stores that a passkey was used; false if it was used elsewhere since it was read, or removed. */
export async function countUse(
  tx: Database,
  { id, counter: before }: StoredPasskey,
  { counter, at }: { counter: number; at: Date },
): Promise<boolean> {
  const [used] = await tx
    .update(staffPasskeys)
    .set({ counter, lastUsedAt: at })
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.counter, before)))
    .returning({ id: staffPasskeys.id });
  return used !== undefined;
}

/** Removes a passkey with the sessions that it confirmed. */
export async function deletePasskey(tx: Database, id: string): Promise<void> {
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.id, id));
}

/** Removes all passkeys of an account with the sessions that they confirmed; returns how many there were. */
export async function deletePasskeysOf(tx: Database, staffId: string): Promise<number> {
  const deleted = await tx
    .delete(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .returning({ id: staffPasskeys.id });
  return deleted.length;
}
