import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { StartupError } from "../../errors/startup-error.ts";
import { readWrittenPhone } from "../../phone/read-written-phone.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { createAccount } from "./staff-accounts.queries.ts";
import { staffAccounts } from "./staff-accounts.table.ts";

/** Creates the first owner. Once there is an active owner, the setting has no effect. */
export async function seedOwner(
  db: Database,
  vault: Vault,
  phone: string | undefined,
  at: Date,
): Promise<void> {
  if (phone === undefined) return;
  const isActiveOwner = and(eq(staffAccounts.role, "owner"), eq(staffAccounts.isActive, true));
  if ((await db.$count(staffAccounts, isActiveOwner)) > 0) return;
  const read = await readWrittenPhone(phone);
  if (!read) throw new StartupError("STAFF_OWNER_PHONE is not a phone number of that country.");
  await createAccount(db, vault, { name: "Owner", role: "owner", phone: read, at });
}
