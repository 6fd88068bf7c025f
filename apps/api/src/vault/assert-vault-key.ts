import type { Database } from "../db/database.ts";
import { StartupError } from "../errors/startup-error.ts";
import type { Vault } from "./create-vault.ts";
import { vaultSeal } from "./vault.table.ts";

const SEAL_ID = "vault_seal";

/** Throws at startup if the database was encrypted with another key. */
export async function assertVaultKey(db: Database, vault: Vault): Promise<void> {
  await db
    .insert(vaultSeal)
    .values({ id: SEAL_ID, sealed: vault.seal(SEAL_ID, "fits") })
    .onConflictDoNothing();
  const [seal] = await db.select().from(vaultSeal);
  try {
    vault.open(SEAL_ID, seal?.sealed ?? "");
  } catch {
    // Any decryption error means that the key is wrong.
    throw new StartupError(
      "The personal data in this database was sealed with another key: set DATA_KEY to that key, or put its key file back.",
    );
  }
}
