import * as v from "valibot";
import { type KeyValueStorage, readJson } from "../storage/index.ts";
import type { LoginLink } from "./login-link.ts";

/** Under which the login of a link waits, for the moment between two documents, for who signs in with it. */
export const loginHandoverKey = "link_login";

const handedOver = v.object({ token: v.string(), platform: v.string() });

/** The login that the document before this one put aside, once; after this it waits nowhere any more. */
export function takeLoginHandover(drafts: KeyValueStorage, tab: { name: string }): LoginLink | undefined {
  if (tab.name.startsWith(loginHandoverKey)) {
    drafts.set(loginHandoverKey, tab.name.slice(loginHandoverKey.length));
    tab.name = "";
  }
  const login = readJson(drafts, loginHandoverKey, handedOver);
  drafts.remove(loginHandoverKey);
  return login;
}
