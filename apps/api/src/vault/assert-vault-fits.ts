import type { Database } from "../db/database.ts";
import { StartupError } from "../errors/startup-error.ts";
import type { Vault } from "./create-vault.ts";
import { vaultSeal } from "./vault.table.ts";

const PLACE = "vault_seal";

/** Refuses to start with a key other than the one the database was sealed with: nothing in it would open. */
export async function assertVaultFits(db: Database, vault: Vault): Promise<void> {
  await db
    .insert(vaultSeal)
    .values({ id: PLACE, sealed: vault.seal(PLACE, "fits") })
    .onConflictDoNothing();
  const [seal] = await db.select().from(vaultSeal);
  try {
    vault.open(PLACE, seal?.sealed ?? "");
  } catch {
    // Whatever the cipher says of it, there is one cause: this is another key.
    throw new StartupError(
      "The personal data in this database was sealed with another key: set DATA_KEY to that key, or put its key file back.",
    );
  }
}
