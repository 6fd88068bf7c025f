import type { Language } from "@aradhana/core/contract";
import { retryAfter } from "../errors/retry-after.ts";
import type { ParsedPhone } from "../phone/read-phone.ts";
import { isGuessing } from "./limits.rules.ts";
import { otpBlocked, otpExpired, otpPaused, otpWrong } from "./login.errors.ts";
import { type Audience, countGuesses, tryCode } from "./login.queries.ts";
import type { CodeParts } from "./send-code.ts";

/** The errors of `useCode`. */
export const useCodeErrors = [otpWrong, otpExpired, otpBlocked, otpPaused];

interface EnteredCode {
  audience: Audience;
  id: string;
  code: string;
  at: Date;
}

/** Uses up a one-time code: the number to which it was sent, or an error. */
export async function useCode(
  { db, vault, otpLimits }: Pick<CodeParts, "db" | "vault" | "otpLimits">,
  { audience, id, code, at }: EnteredCode,
): Promise<{ phone: ParsedPhone; language: Language }> {
  if (isGuessing(await countGuesses(db, id, otpLimits, at), otpLimits)) throw otpPaused(retryAfter(60));
  const result = await tryCode(db, vault, otpLimits, { audience, id, code, at });
  if (!result.ok) throw tryError(result);
  return result;
}

type FailedTry = Exclude<Awaited<ReturnType<typeof tryCode>>, { ok: true }>;

function tryError(result: FailedTry) {
  if (result.reason === "expired") return otpExpired();
  if (result.reason === "exhausted") return otpBlocked(retryAfter(result.retryAfter));
  const message = "This is not the code that was sent.";
  return otpWrong({
    fieldErrors: [{ field: "otp", code: "wrong", message }],
    details: { tries_left: result.triesLeft },
  });
}
