import { createHash, randomBytes } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 22 base-62 digits hold 131 bits. */
const LENGTH = 22;

const base62 = (bytes: Buffer): string => {
  let rest = BigInt(`0x${bytes.toString("hex")}`);
  let digits = "";
  for (let place = 0; place < LENGTH; place++) {
    digits += ALPHABET[Number(rest % 62n)];
    rest /= 62n;
  }
  return digits;
};

/** A random id that cannot be guessed: `newId("ord")` returns `ord_` and 22 letters and digits. */
export const newId = (prefix: string): string => `${prefix}_${base62(randomBytes(32))}`;

/** An id derived from its parts: the same parts always give the same id. */
export const stableId = (prefix: string, ...parts: readonly string[]): string =>
  `${prefix}_${base62(createHash("sha256").update(JSON.stringify(parts)).digest())}`;
