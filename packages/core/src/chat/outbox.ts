import * as v from "valibot";
import type { KeyValueStorage } from "../storage/create-storage.ts";
import { readJson } from "../storage/read-json.ts";
import { outboxKey } from "./clear-chat.ts";

const stored = v.array(v.object({ clientId: v.string(), body: v.string() }));

/** What is sent with a message. */
export interface AttachedFile {
  kind: "image" | "voice";
  content: Blob;
}

/** A message that the server has not stored yet. */
export type Unsent = {
  clientId: string;
  body: string;
  /** A photo or a voice note is sent from memory, and is not stored over a reload. */
  file?: AttachedFile;
  state: "sending" | "failed";
  /** Why it failed. */
  code?: string;
};

/** The texts that were unsent when the page closed. Some may be stored already: their ids show which. */
export const readOutbox = (storage: KeyValueStorage, conversationId: string): Unsent[] =>
  (readJson(storage, outboxKey(conversationId), stored) ?? []).map((each) => ({ ...each, state: "failed" }));

/** Stores the texts that are not sent yet. */
export function storeOutbox(
  storage: KeyValueStorage,
  conversationId: string,
  unsent: readonly Unsent[],
): void {
  const texts = unsent.flatMap(({ clientId, body, file }) => (file ? [] : [{ clientId, body }]));
  if (texts.length === 0) storage.remove(outboxKey(conversationId));
  else storage.set(outboxKey(conversationId), JSON.stringify(texts));
}
