import * as v from "valibot";
import { isTransient } from "../api/is-api-error.ts";
import { type ConversationList, conversationList } from "../contract/chat.ts";
import { instant } from "../contract/primitives.ts";
import type { KeyValueStorage } from "../storage/create-storage.ts";
import { readJson } from "../storage/read-json.ts";
import { LIST_KEY } from "./clear-chat.ts";

const cached = v.object({ at: instant, list: conversationList });

/** Stores the list for when there is no connection, in this tab until the end of the login. */
export const storeConversations = (drafts: KeyValueStorage, list: ConversationList, at: string): void =>
  drafts.set(LIST_KEY, JSON.stringify({ at, list }));

/** What was read last, where the list cannot be read now: the error is one of the connection or the server. */
export const cachedConversations = (drafts: KeyValueStorage, error: unknown) =>
  isTransient(error) ? readJson(drafts, LIST_KEY, cached) : undefined;
