import { type PartnerName, partnerIds } from "@aradhana/core/partner";
import { hashToken } from "../sessions/token.ts";
import { sameSecret } from "../vault/same-secret.ts";
import { trialKeys } from "./trial-keys.ts";

/** What is known of each partner's key: its hash, by the partner's id. */
export type PartnerKeys = ReadonlyMap<string, string>;

/** Of a partner without a key, so that looking for one takes as long: the hash of nothing that could be sent. */
const nobodys = hashToken("");

/** Whether this is the key of that hash, in a time that says nothing of it, nor whether there is one. */
export function opens(keyHash: string | null | undefined, key: string | undefined): boolean {
  const isSame = sameSecret(keyHash ?? nobodys, hashToken(key ?? ""));
  return isSame && key !== undefined && key !== "" && keyHash !== null && keyHash !== undefined;
}

const names = Object.keys(partnerIds) as PartnerName[];

/** The keys whose SHA-256 the environment gives in hexadecimal, one for each of the two fixed partners, in their order. */
export const givenKeys = (hashes: readonly string[]): PartnerKeys =>
  new Map(
    names.flatMap((name, index) => {
      const hash = hashes[index];
      return hash ? [[partnerIds[name], Buffer.from(hash, "hex").toString("base64url")] as const] : [];
    }),
  );

/** The trial keys, for a shop that is tried out on one machine. */
export const keysForTrial = (): PartnerKeys =>
  new Map(names.map((name) => [partnerIds[name], hashToken(trialKeys[name])]));

/** Whether a hash is that of a trial key, which everybody can read. */
export const isTrialKey = (keyHash: string | null): boolean =>
  keyHash !== null && [...keysForTrial().values()].includes(keyHash);
