import * as v from "valibot";
import { instant, oneLine } from "../contract/primitives.ts";
import { idWith } from "./fields.ts";

/**
 * How a session stands with passkeys. Only owners have some: "missing" is an owner without one; "required" may do nothing
 * until it is confirmed with one; "confirmed" was.
 */
export const passkeyState = v.picklist(["not_needed", "missing", "required", "confirmed"]);
export type PasskeyState = v.InferOutput<typeof passkeyState>;

const passkeyId = idWith("psk");

/** A passkey of the owner who reads it. */
export const passkey = v.object({
  id: passkeyId,
  /** As its owner named it. */
  name: v.string(),
  created_at: instant,
  last_used_at: v.nullable(instant),
});
export type Passkey = v.InferOutput<typeof passkey>;

export const passkeyIdParam = v.object({ id: passkeyId });

const base64Url = (longest: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(longest), v.regex(/^[\w-]+$/));
const transport = v.picklist(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);
const known = v.object({ id: v.string(), type: v.literal("public-key"), transports: v.array(transport) });

/** Options of `navigator.credentials.create`, as JSON (WebAuthn, 5.1.9). */
export const passkeyCreation = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal("public-key"), alg: v.number() })),
  timeout: v.number(),
  attestation: v.literal("none"),
  excludeCredentials: v.array(known),
  authenticatorSelection: v.object({
    residentKey: v.literal("preferred"),
    userVerification: v.literal("required"),
  }),
});

/** Options of `navigator.credentials.get`, as JSON (WebAuthn, 5.1.10). */
export const passkeyUse = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal("required"),
  allowCredentials: v.array(known),
});

const answer = {
  id: base64Url(1_400),
  rawId: base64Url(1_400),
  type: v.literal("public-key"),
  clientExtensionResults: v.optional(v.object({}), {}),
};

/** A new passkey, as the browser made it. */
export const addPasskeyRequest = v.object({
  name: v.pipe(oneLine(60), v.minLength(1, "required")),
  response: v.object({
    ...answer,
    response: v.object({
      clientDataJSON: base64Url(4_000),
      attestationObject: base64Url(20_000),
      transports: v.optional(v.array(transport), []),
    }),
  }),
});

/** The proof of a passkey, as the browser made it. */
export const usePasskeyRequest = v.object({
  ...answer,
  response: v.object({
    clientDataJSON: base64Url(4_000),
    authenticatorData: base64Url(4_000),
    signature: base64Url(8_000),
  }),
});

export const removePasskeyRequest = v.object({
  /** Whether the owner knows that no passkey is left. @default false */
  leaves_none: v.optional(v.boolean(), false),
});
