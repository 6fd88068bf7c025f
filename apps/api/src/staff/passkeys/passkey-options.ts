import type { passkeyCreation, passkeyUse } from "@aradhana/core/staff";
import type * as v from "valibot";
import { algorithms, transportsOf } from "./passkey-answers.ts";
import type { StoredPasskey } from "./staff-passkeys.queries.ts";

const rpOf = (origin: string) => new URL(origin).hostname;
const known = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map(({ credentialId, transports }) => ({
    ...{ id: credentialId, type: "public-key" as const },
    transports: transportsOf(transports),
  }));

interface Requested {
  challenge: string;
  /** The origin of the console. */
  origin: string;
  /** The passkeys that the owner has. */
  passkeys: readonly StoredPasskey[];
  timeout: number;
}

/** What a browser needs to add a passkey. */
export const creationOf = (
  { challenge, origin, passkeys, timeout }: Requested,
  { id, name }: { id: string; name: string },
): v.InferOutput<typeof passkeyCreation> => ({
  ...{ challenge, timeout, attestation: "none" },
  rp: { id: rpOf(origin), name: "Aradhana console" },
  user: { id: Buffer.from(id).toString("base64url"), name, displayName: name },
  pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
  excludeCredentials: known(passkeys),
  authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
});

/** What a browser needs to use one of the passkeys. */
export const useOf = ({
  challenge,
  origin,
  passkeys,
  timeout,
}: Requested): v.InferOutput<typeof passkeyUse> => ({
  ...{ challenge, timeout, rpId: rpOf(origin), userVerification: "required" },
  allowCredentials: known(passkeys),
});
