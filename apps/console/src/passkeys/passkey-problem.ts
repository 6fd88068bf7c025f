import { ApiError } from "@aradhana/core/api";
import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { errorText } from "../api/error-texts.ts";

/** By the names of the errors of WebAuthn (section 5.1). */
const texts: Readonly<Record<string, string>> = {
  NotAllowedError: "The passkey was not used: you cancelled, or it took too long. Try again.",
  AbortError: "The passkey was not used. Try again.",
  InvalidStateError: "This device already has a passkey of yours.",
  SecurityError: "Passkeys do not work at this address. Open the console at its usual address, with https.",
  ConstraintError: "This device has no screen lock. Set a PIN or fingerprint, or use another device.",
  NotSupportedError: "This device makes no passkeys that we accept. Use another one.",
};

/** What a person reads when a passkey could not be added or used. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof ApiError) return errorText(error);
  if (!browserSupportsWebAuthn())
    return "This browser has no passkeys here. Use a current browser, with https.";
  return (error instanceof Error && texts[error.name]) || errorText(error);
}
