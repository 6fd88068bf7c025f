import { phone } from "@aradhana/core/contract";
import { isCodeUsable, sentCode } from "@aradhana/core/otp";
import { type KeyValueStorage, readJson } from "@aradhana/core/storage";
import * as v from "valibot";

const key = "login";
const login = v.object({ phone, sent: v.optional(sentCode) });
/** A login that is in progress: the number, and the code that was sent to it. */
export type Login = v.InferOutput<typeof login>;

/** The login in progress in this tab, so that a reload loses neither number nor step. */
export function readLogin(tab: KeyValueStorage, now: number): Login | undefined {
  const stored = readJson(tab, key, login);
  if (!stored?.sent || isCodeUsable(stored.sent, stored.sent.phone, now)) return stored;
  return { phone: stored.phone };
}

export const saveLogin = (tab: KeyValueStorage, next: Login) => tab.set(key, JSON.stringify(next));

export const removeLogin = (tab: KeyValueStorage) => tab.remove(key);
