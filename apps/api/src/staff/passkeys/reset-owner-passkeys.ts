import type { Database } from "../../db/database.ts";
import { StartupError } from "../../errors/startup-error.ts";
import { readWrittenPhone } from "../../phone/read-written-phone.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { findActiveAccount } from "../accounts/staff-accounts.queries.ts";
import { staffLog } from "../log/staff-log.table.ts";
import { endSessionsOf } from "../login/staff-sessions.queries.ts";
import { deletePasskeysOf } from "./staff-passkeys.queries.ts";

/**
 * Removes the passkeys of the owner with this number and ends their sessions, for a shop whose only owner has lost them. Returns how
 * many there were.
 */
export async function resetOwnerPasskeys(
  db: Database,
  vault: Vault,
  { phone, at }: { phone: string; at: Date },
): Promise<number> {
  const read = await readWrittenPhone(phone);
  const owner = read && (await findActiveAccount(db, vault, read));
  if (owner?.role !== "owner") throw new StartupError(`No owner has the number "${phone}".`);
  return db.transaction(async (tx) => {
    const passkeys = await deletePasskeysOf(tx, owner.id);
    await endSessionsOf(tx, owner.id);
    await tx.insert(staffLog).values({
      ...{ staffId: owner.id, action: "passkey.reset_on_server", subject: owner.id },
      ...{ before: { passkeys }, requestId: "command", at },
    });
    return passkeys;
  });
}
