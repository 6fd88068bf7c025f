import { randomInt } from "node:crypto";
import * as v from "valibot";
import type { Vault } from "../vault/create-vault.ts";

const LIFETIME_MS = 10 * 60_000;

/** How long a code is valid, as its message says it. */
export const EMAIL_CODE_MINUTES = LIFETIME_MS / 60_000;

const sealedCode = v.object({ email: v.string(), code: v.string(), expiresAt: v.number() });

const contextOf = (customerId: string) => `customers.email_code/${customerId}`;

/** A code for an address, and the sealed token with which this customer confirms it. */
export function createEmailCode(vault: Vault, customerId: string, email: string, at: Date) {
  const code = String(randomInt(10 ** 6)).padStart(6, "0");
  const expiresAt = at.getTime() + LIFETIME_MS;
  const id = vault.seal(contextOf(customerId), JSON.stringify({ email, code, expiresAt }));
  return { code, id, expiresAt: new Date(expiresAt) };
}

/** What a token contains; undefined if it is another customer's, changed or expired. */
export function readEmailCode(vault: Vault, customerId: string, id: string, at: Date) {
  try {
    const read = v.parse(sealedCode, JSON.parse(vault.open(contextOf(customerId), id)));
    return at.getTime() < read.expiresAt ? read : undefined;
  } catch {
    // The vault throws for everything that it has not sealed for this place.
    return undefined;
  }
}
