import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { StartupError } from "../../errors/startup-error.ts";
import { readPhone } from "../../phone/read-phone.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { createAccount } from "./staff-accounts.queries.ts";
import { staffAccounts } from "./staff-accounts.table.ts";

/** A number as `STAFF_OWNER_PHONE` has it: the dial code and, after a space, the number. */
const written = /^\+(\d{1,4}) (\d{4,14})$/;

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
  const [, dial_code = "", number = ""] = written.exec(phone) ?? [];
  const read = await readPhone({ dial_code, number });
  if (!read.ok) throw new StartupError("STAFF_OWNER_PHONE is not a phone number of that country.");
  await createAccount(db, vault, { name: "Owner", role: "owner", phone: read.phone, at });
}
