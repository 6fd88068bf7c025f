import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { StartupError } from "../errors/startup-error.ts";
import { loadVaultKey } from "./load-vault-key.ts";

const folder = mkdtempSync(join(tmpdir(), "vault-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a key from the environment is used without creating a key file", () => {
  const file = join(folder, "unused");
  expect(loadVaultKey({ hex: "07".repeat(32), file })).toEqual(Buffer.alloc(32, 7));
  expect(() => statSync(file)).toThrow("ENOENT");
});

test("without a key in the environment, a key file is created once and readable only by its owner", () => {
  const file = join(folder, "deep", "data.key");
  const created = loadVaultKey({ file });
  expect(created).toHaveLength(32);
  expect(loadVaultKey({ file })).toEqual(created);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("the error for a damaged key file, or one that cannot be created, contains its path", () => {
  const file = join(folder, "damaged.key");
  writeFileSync(file, "not a key");
  expect(() => loadVaultKey({ file })).toThrow(StartupError);
  expect(() => loadVaultKey({ file })).toThrow(file);
  expect(() => loadVaultKey({ file: join(file, "below-a-file") })).toThrow(StartupError);
});
