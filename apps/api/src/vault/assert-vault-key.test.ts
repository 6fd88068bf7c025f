import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { StartupError } from "../errors/startup-error.ts";
import { assertVaultKey } from "./assert-vault-key.ts";
import { createVault } from "./create-vault.ts";

const db = await createTestDatabase();

test("a database accepts only the key with which it was first opened", async () => {
  const key = randomBytes(32);
  await assertVaultKey(db, createVault(key));
  await assertVaultKey(db, createVault(key));
  await expect(assertVaultKey(db, createVault(randomBytes(32)))).rejects.toThrow(StartupError);
});
