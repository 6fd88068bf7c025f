import { type PartnerName, partnerIds } from "@aradhana/core/partner";
import { hashToken } from "../sessions/token.ts";
import { sameSecret } from "../vault/same-secret.ts";
import { trialKeys } from "./trial-keys.ts";

/** The hash of each partner's key by the partner's id. */
export type PartnerKeys = ReadonlyMap<string, string>;

/** Compared when a partner has no key, so that the check takes equally long. It matches no key. */
const unmatchableHash = hashToken("");

/** Whether a key matches a hash. The time it takes reveals neither the key nor whether there is one. */
export function isKeyValid(keyHash: string | null | undefined, key: string | undefined): boolean {
  const isSame = sameSecret(keyHash ?? unmatchableHash, hashToken(key ?? ""));
  return isSame && key !== undefined && key !== "" && keyHash !== null && keyHash !== undefined;
}

const names = Object.keys(partnerIds) as PartnerName[];

/** The keys of the two fixed partners, in their sequence, from SHA-256 hashes in hexadecimal. */
export const keysFromHashes = (hashes: readonly string[]): PartnerKeys =>
  new Map(
    names.flatMap((name, index) => {
      const hash = hashes[index];
      return hash ? [[partnerIds[name], Buffer.from(hash, "hex").toString("base64url")] as const] : [];
    }),
  );

/** The hashes of the trial keys, which are used in local development. */
export const trialKeyHashes = (): PartnerKeys =>
  new Map(names.map((name) => [partnerIds[name], hashToken(trialKeys[name])]));

/** Whether a hash belongs to a trial key, which is public. */
export const isTrialKey = (keyHash: string | null): boolean =>
  keyHash !== null && [...trialKeyHashes().values()].includes(keyHash);
