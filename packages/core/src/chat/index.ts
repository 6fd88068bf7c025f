// Conversations: a separate entry point, so that other screens do not load it.

export { cachedConversations, storeConversations } from "./cached-conversations.ts";
export {
  type ConversationChange,
  getAttachment,
  getConversations,
  getSuggestedItem,
  startConversation,
} from "./calls.ts";
export { clearChat, draftKey } from "./clear-chat.ts";
export { type ConversationState, type ConversationStore, createConversation } from "./create-conversation.ts";
export type { Connection } from "./follow-messages.ts";
export type { AttachedFile, Unsent } from "./outbox.ts";
export { withoutBirths } from "./without-births.ts";
