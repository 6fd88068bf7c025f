import { join } from "node:path";
import { systemClock } from "./src/clock.ts";
import { openDatabase } from "./src/db/database.ts";
import { readEnv } from "./src/env.ts";
import { StartupError } from "./src/errors/startup-error.ts";
import { resetOwnerPasskeys } from "./src/staff/passkeys/reset-owner-passkeys.ts";
import { assertVaultKey } from "./src/vault/assert-vault-key.ts";
import { createVault } from "./src/vault/create-vault.ts";
import { loadVaultKey } from "./src/vault/load-vault-key.ts";

/** Removes the passkeys of the only owner, who has lost them: `pnpm --filter @aradhana/api passkeys:reset "+91 9876543210"`. */
async function resetPasskeys(phone: string | undefined) {
  if (!phone) throw new StartupError('Name the number of the owner, such as "+91 9876543210".');
  const env = readEnv();
  const key = loadVaultKey({ hex: env.dataKey, file: join(env.dataDir, "data-key") });
  const vault = createVault(key, ...env.dataKeysBefore.map((hex) => Buffer.from(hex, "hex")));
  const { db, close } = await openDatabase(env.database);
  try {
    await assertVaultKey(db, vault);
    const count = await resetOwnerPasskeys(db, vault, { phone, at: systemClock() });
    console.log(
      `${count} passkeys were removed. The owner signs in with a one-time code and adds a new one.`,
    );
  } finally {
    await close();
  }
}

try {
  await resetPasskeys(process.argv[2]);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
