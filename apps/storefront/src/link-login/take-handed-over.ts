import { type KeyValueStorage, readJson } from "@aradhana/core/storage";
import type { LoginLink } from "@aradhana/core/user";
import * as v from "valibot";
import { handOverKey } from "./hand-over.ts";

const handedOver = v.object({ token: v.string(), platform: v.string() });

/** The login that the document before this one put aside, once; after this it waits nowhere any more. */
export function takeHandedOver(drafts: KeyValueStorage, tab: { name: string }): LoginLink | undefined {
  if (tab.name.startsWith(handOverKey)) {
    drafts.set(handOverKey, tab.name.slice(handOverKey.length));
    tab.name = "";
  }
  const login = readJson(drafts, handOverKey, handedOver);
  drafts.remove(handOverKey);
  return login;
}
