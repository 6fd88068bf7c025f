import * as v from "valibot";
import { type KeyValueStorage, readJson } from "../storage/index.ts";
import type { LoginLink } from "./login-link.ts";

/** Key of the login of a link while the browser moves from one document to the next. */
export const loginHandoverKey = "link_login";

const handedOver = v.object({ token: v.string(), platform: v.string() });

/** Reads and removes the login that the previous document stored. */
export function takeLoginHandover(drafts: KeyValueStorage, tab: { name: string }): LoginLink | undefined {
  if (tab.name.startsWith(loginHandoverKey)) {
    drafts.set(loginHandoverKey, tab.name.slice(loginHandoverKey.length));
    tab.name = "";
  }
  const login = readJson(drafts, loginHandoverKey, handedOver);
  drafts.remove(loginHandoverKey);
  return login;
}
