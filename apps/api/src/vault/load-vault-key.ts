import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { StartupError } from "../errors/startup-error.ts";

interface VaultKeySource {
  /** 64 hexadecimal digits, from the environment. */
  hex?: string | undefined;
  /** The key file, used if `hex` is not set; created on the first start. */
  file: string;
}

/** Loads the key for personal data from the environment or the key file. */
export function loadVaultKey({ hex, file }: VaultKeySource): Uint8Array {
  const digits = hex ?? readOrCreate(file).trim();
  if (!/^[0-9a-f]{64}$/i.test(digits)) {
    throw new StartupError(`The key file ${file} is damaged: put back a copy of it, or set DATA_KEY.`);
  }
  return Buffer.from(digits, "hex");
}

function readOrCreate(file: string): string {
  try {
    mkdirSync(dirname(file), { recursive: true });
    createKeyFile(file);
    return readFileSync(file, "utf8");
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new StartupError(`The key file ${file} cannot be used: ${error.message}.`);
  }
}

/** Writes a temporary file and links it: if several processes start at once, one wins and none reads a partial key. */
function createKeyFile(file: string): void {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, randomBytes(32).toString("hex"), { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(temporary);
  }
}
