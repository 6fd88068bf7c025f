import type { KeyValueStorage } from "../storage/create-storage.ts";

const PREFIX = "chat/";
export const LIST_KEY = `${PREFIX}list`;
/** Of what is being written. */
export const draftKey = (conversationId: string) => `${PREFIX}draft/${conversationId}`;
export const outboxKey = (conversationId: string) => `${PREFIX}outbox/${conversationId}`;

/** Deletes what a tab stores of conversations: nothing of it stays after the login. */
export function clearChat(drafts: KeyValueStorage): void {
  for (const key of drafts.keys()) if (key.startsWith(PREFIX)) drafts.remove(key);
}
