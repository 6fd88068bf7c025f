import type { addPasskeyRequest, usePasskeyRequest } from "@aradhana/core/staff";
import type { AuthenticatorTransport } from "@simplewebauthn/server";
import type * as v from "valibot";

/** COSE: Ed25519, ES256 and RS256. Each authenticator has one of them. */
export const algorithms = [-8, -7, -257];

interface Expected {
  challenge: string;
  /** The origin of the console; its host is the id of the relying party. */
  origin: string;
}

interface StoredKey {
  credentialId: string;
  publicKey: string;
  counter: number;
}

const expectedOf = ({ challenge, origin }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: new URL(origin).hostname,
  requireUserVerification: true,
});

/** Whatever it refuses, the library throws as a plain `Error`, which has no code. */
const orRefused = (): undefined => undefined;

/** The key of a new passkey; undefined if the answer is not accepted. */
export async function readNewPasskey(
  response: v.InferOutput<typeof addPasskeyRequest>["response"],
  expected: Expected,
): Promise<StoredKey | undefined> {
  // Most processes never need it, and it takes 29 MB.
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const read = await verifyRegistrationResponse({
    ...expectedOf(expected),
    response,
    supportedAlgorithmIDs: algorithms,
  }).catch(orRefused);
  if (!read?.verified) return undefined;
  const { id, publicKey, counter } = read.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString("base64url"), counter };
}

/** The new count of a passkey that proved itself; undefined if its answer is not accepted. */
export async function readUsedPasskey(
  response: v.InferOutput<typeof usePasskeyRequest>,
  { credentialId, publicKey, counter }: StoredKey,
  expected: Expected,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const read = await verifyAuthenticationResponse({
    ...expectedOf(expected),
    response,
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
  }).catch(orRefused);
  return read?.verified ? read.authenticationInfo.newCounter : undefined;
}

/** How a browser reaches a passkey. */
export const transportsOf = (stored: readonly string[]) => stored as AuthenticatorTransport[];
