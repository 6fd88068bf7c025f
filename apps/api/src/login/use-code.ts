import type { Language } from "@aradhana/core/contract";
import type { Context } from "hono";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { ParsedPhone } from "../phone/read-phone.ts";
import { countWrongCode, indexedNetworks, readGuesses } from "./guesses.queries.ts";
import { isGuessing } from "./limits.rules.ts";
import { otpBlocked, otpExpired, otpPaused, otpWrong } from "./login.errors.ts";
import { isOfKnownDevice, tryCode } from "./login.queries.ts";
import type { Audience } from "./login.table.ts";
import type { CodeParts } from "./send-code.ts";

/** The errors of `useCode`. */
export const useCodeErrors = [otpWrong, otpExpired, otpBlocked, otpPaused];

interface EnteredCode {
  audience: Audience;
  id: string;
  code: string;
}

/** Uses up a one-time code: the number to which it was sent, or an error. */
export async function useCode(
  c: Context<AppEnv>,
  { db, vault, otpLimits }: Pick<CodeParts, "db" | "vault" | "otpLimits">,
  { audience, id, code }: EnteredCode,
): Promise<{ phone: ParsedPhone; language: Language }> {
  const at = c.var.clock();
  const networks = indexedNetworks(vault, c.var.clientAddress);
  if (isGuessing(await readGuesses(db, networks, at), otpLimits) && !(await isOfKnownDevice(db, id))) {
    throw otpPaused(retryAfter(60));
  }
  const result = await tryCode(db, vault, otpLimits, { audience, id, code, at });
  if (result.ok) return result;
  if (result.reason === "wrong") await countWrongCode(db, networks, otpLimits, at);
  throw tryError(result);
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
