import { asc, isNotNull, isNull } from "drizzle-orm";
import { astrologers } from "../../astrologers/astrologers.table.ts";
import type { Database } from "../../db/database.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { createAccount } from "./staff-accounts.queries.ts";
import { staffAccounts } from "./staff-accounts.table.ts";

/** The number of the first sample astrologer in local development; the others follow it. */
const FIRST = 9_000_000_101;

/** Gives each sample astrologer an account, in local development, where one-time codes are public at /dev/outbox. */
export async function seedAstrologerAccounts(db: Database, vault: Vault, at: Date): Promise<void> {
  if ((await db.$count(staffAccounts, isNotNull(staffAccounts.astrologerId))) > 0) return;
  const everybody = await db
    .select()
    .from(astrologers)
    .where(isNull(astrologers.withdrawnAt))
    .orderBy(asc(astrologers.slug));
  for (const [place, { id, name }] of everybody.entries()) {
    const number = String(FIRST + place);
    const phone = { dialCode: "91", number, e164: `+91${number}` };
    await createAccount(db, vault, { name: name.en, role: "astrologer", phone, astrologerId: id, at });
  }
}
