import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { StartupError } from "../errors/startup-error.ts";

interface VaultKeySource {
  /** 64 hexadecimal digits, from the environment. */
  hex?: string | undefined;
  /** Where the key lies when the environment names none; made on the first start. */
  file: string;
}

/** The key everything personal is sealed with: the environment's, else the key file's. */
export function loadVaultKey({ hex, file }: VaultKeySource): Uint8Array {
  const digits = hex ?? readOrMake(file).trim();
  if (!/^[0-9a-f]{64}$/i.test(digits)) {
    throw new StartupError(`The key file ${file} is damaged: put back a copy of it, or set DATA_KEY.`);
  }
  return Buffer.from(digits, "hex");
}

function readOrMake(file: string): string {
  try {
    mkdirSync(dirname(file), { recursive: true });
    make(file);
    return readFileSync(file, "utf8");
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new StartupError(`The key file ${file} cannot be used: ${error.message}.`);
  }
}

/** Written aside and linked: of several processes that start at once one gives the key, and none reads half of it. */
function make(file: string): void {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, randomBytes(32).toString("hex"), { mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(aside);
  }
}
