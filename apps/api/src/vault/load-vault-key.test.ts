import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { StartupError } from "../errors/startup-error.ts";
import { loadVaultKey } from "./load-vault-key.ts";

const folder = mkdtempSync(join(tmpdir(), "vault-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the environment's key counts, and then no file is made", () => {
  const file = join(folder, "unused");
  expect(loadVaultKey({ hex: "07".repeat(32), file })).toEqual(Buffer.alloc(32, 7));
  expect(() => statSync(file)).toThrow("ENOENT");
});

test("without one a key file is made once, for its owner's eyes only, and read ever after", () => {
  const file = join(folder, "deep", "data.key");
  const made = loadVaultKey({ file });
  expect(made).toHaveLength(32);
  expect(loadVaultKey({ file })).toEqual(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a damaged key file, and one that cannot be made, are named", () => {
  const file = join(folder, "damaged.key");
  writeFileSync(file, "not a key");
  expect(() => loadVaultKey({ file })).toThrow(StartupError);
  expect(() => loadVaultKey({ file })).toThrow(file);
  expect(() => loadVaultKey({ file: join(file, "below-a-file") })).toThrow(StartupError);
});
