import { type PartnerName, partnerIds } from "@aradhana/core/partner";
import { hashToken } from "../sessions/token.ts";
import { sameSecret } from "../vault/same-secret.ts";
import { trialKeys } from "./trial-keys.ts";

/** What is known of each partner's key: its hash, by the partner's id. */
export type PartnerKeys = ReadonlyMap<string, string>;

/** Of a partner without a key, so that looking for one takes as long: the hash of nothing that could be sent. */
const nobodys = hashToken("");

/** Whether this is the partner's key, in a time that tells nothing of it, nor whether there is such a partner. */
export function opens(keys: PartnerKeys, partnerId: string, key: string | undefined): boolean {
  const isSame = sameSecret(keys.get(partnerId) ?? nobodys, hashToken(key ?? ""));
  return isSame && key !== undefined && key !== "" && keys.has(partnerId);
}

const names = Object.keys(partnerIds) as PartnerName[];

/** The keys whose SHA-256 the environment gives in hexadecimal, one for each partner in the order of the registry. */
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
