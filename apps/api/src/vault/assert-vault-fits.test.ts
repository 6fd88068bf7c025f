import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { StartupError } from "../errors/startup-error.ts";
import { assertVaultFits } from "./assert-vault-fits.ts";
import { createVault } from "./create-vault.ts";

const db = await createTestDatabase();

test("a database knows the key it was first opened with, and no other", async () => {
  const key = randomBytes(32);
  await assertVaultFits(db, createVault(key));
  await assertVaultFits(db, createVault(key));
  await expect(assertVaultFits(db, createVault(randomBytes(32)))).rejects.toThrow(StartupError);
});
