import { maskPhone } from "@aradhana/core/phone";
import type { StaffRole } from "@aradhana/core/staff";
import { and, asc, eq, getTableColumns, ne } from "drizzle-orm";
import * as v from "valibot";
import { astrologers } from "../../astrologers/astrologers.table.ts";
import { phoneIndex } from "../../customers/customers.queries.ts";
import type { Database } from "../../db/database.ts";
import { lockName } from "../../db/lock-name.ts";
import { notFound } from "../../errors/common.errors.ts";
import { newId } from "../../ids/new-id.ts";
import type { ParsedPhone } from "../../phone/read-phone.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { deletePasskeysOf } from "../passkeys/staff-passkeys.queries.ts";
import { staffPasskeys } from "../passkeys/staff-passkeys.table.ts";
import { astrologerTaken, lastOwner } from "../staff.errors.ts";
import { staffAccounts } from "./staff-accounts.table.ts";

type StoredAccount = typeof staffAccounts.$inferSelect & { passkeyCount: number };

const passkeysOf = (db: Database) => db.$count(staffPasskeys, eq(staffPasskeys.staffId, staffAccounts.id));
const selectAccounts = (db: Database) =>
  db.select({ ...getTableColumns(staffAccounts), passkeyCount: passkeysOf(db) }).from(staffAccounts);

const storedPhone = v.object({ dial_code: v.string(), number: v.string() });
const sealContext = (id: string) => `staff_accounts.phone/${id}`;

/** An account as the API sends it. */
export const accountOf = (
  vault: Vault,
  { id, name, role, phoneSealed, isActive, astrologerId, passkeyCount, createdAt }: StoredAccount,
) => ({
  ...{
    id,
    name,
    role,
    is_active: isActive,
    astrologer_id: astrologerId,
    passkey_count: passkeyCount,
    created_at: createdAt.toISOString(),
  },
  phone_masked: maskPhone(v.parse(storedPhone, JSON.parse(vault.open(sealContext(id), phoneSealed)))),
});

/** A page of the accounts, the first one first, with the number of all. */
export async function listAccounts(db: Database, { page, limit }: { page: number; limit: number }) {
  const rows = await selectAccounts(db)
    .orderBy(asc(staffAccounts.createdAt), asc(staffAccounts.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(staffAccounts) };
}

export async function findAccount(db: Database, id: string): Promise<StoredAccount | undefined> {
  const [account] = await selectAccounts(db).where(eq(staffAccounts.id, id));
  return account;
}

/** The account that signs in with this number; undefined as well if it was deactivated. */
export async function findActiveAccount(
  db: Database,
  vault: Vault,
  { e164 }: ParsedPhone,
): Promise<StoredAccount | undefined> {
  const [account] = await selectAccounts(db).where(
    and(eq(staffAccounts.phoneIndex, phoneIndex(vault, e164)), eq(staffAccounts.isActive, true)),
  );
  return account;
}

interface NewAccount {
  name: string;
  role: StaffRole;
  phone: ParsedPhone;
  /** Whose consultations it holds. */
  astrologerId?: string | null;
  at: Date;
}

/** Creates an account; undefined if the number has one. */
export async function createAccount(
  db: Database,
  vault: Vault,
  { name, role, phone, astrologerId = null, at }: NewAccount,
): Promise<StoredAccount | undefined> {
  const id = newId("stf");
  const plain = JSON.stringify({ dial_code: phone.dialCode, number: phone.number });
  const [account] = await db
    .insert(staffAccounts)
    .values({
      ...{
        id,
        name,
        role,
        astrologerId,
        phoneIndex: phoneIndex(vault, phone.e164),
        createdAt: at,
        updatedAt: at,
      },
      phoneSealed: vault.seal(sealContext(id), plain),
    })
    .onConflictDoNothing({ target: staffAccounts.phoneIndex })
    .returning();
  return account && { ...account, passkeyCount: 0 };
}

/** Locks all accounts until the transaction ends. */
export const lockAccounts = (tx: Database) => lockName(tx, "staff/accounts");

/** Reads an account and locks it with all others until the transaction ends, so that one owner always remains. */
export async function lockAccount(tx: Database, id: string): Promise<StoredAccount | undefined> {
  await lockAccounts(tx);
  return findAccount(tx, id);
}

/** Throws unless no other account has this astrologer. The accounts are locked. */
export async function assertFree(tx: Database, astrologerId: string | null, id = ""): Promise<void> {
  if (astrologerId === null) return;
  const isOther = and(eq(staffAccounts.astrologerId, astrologerId), ne(staffAccounts.id, id));
  if ((await tx.$count(staffAccounts, isOther)) > 0) throw astrologerTaken();
  if ((await tx.$count(astrologers, eq(astrologers.id, astrologerId))) === 0) throw notFound();
}

interface AccountChanges {
  name: string;
  role: StaffRole;
  astrologerId: string | null;
  isActive: boolean;
  updatedAt: Date;
}

/** Changes an account that is locked. Whoever is no owner any more has no passkeys. */
export async function updateAccount(
  tx: Database,
  id: string,
  changes: AccountChanges,
): Promise<StoredAccount | undefined> {
  const isOwner = changes.role === "owner" && changes.isActive;
  const others = and(
    ne(staffAccounts.id, id),
    eq(staffAccounts.role, "owner"),
    eq(staffAccounts.isActive, true),
  );
  if (!isOwner && (await tx.$count(staffAccounts, others)) === 0) throw lastOwner();
  if (!isOwner) await deletePasskeysOf(tx, id);
  await tx.update(staffAccounts).set(changes).where(eq(staffAccounts.id, id));
  return findAccount(tx, id);
}
