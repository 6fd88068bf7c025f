// Conversations: a separate entry point, so that other screens do not load it.

export { cachedConversations, storeConversations } from "./cached-conversations.ts";
export {
  type ConversationChange,
  getConversations,
  getPhoto,
  getSuggestedItem,
  startConversation,
} from "./calls.ts";
export { clearChat } from "./clear-chat.ts";
export { type ConversationState, type ConversationStore, createConversation } from "./create-conversation.ts";
export type { Connection } from "./follow-messages.ts";
export type { Unsent } from "./outbox.ts";
