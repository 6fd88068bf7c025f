// Conversations: a separate entry point, so that other screens do not load it.

export { type ConversationChange, getConversations, getPhoto, startConversation } from "./calls.ts";
export { type ConversationState, type ConversationStore, createConversation } from "./create-conversation.ts";
export type { Connection } from "./follow-messages.ts";
export { hasOutsidePayment } from "./has-outside-payment.ts";
export { clearOutboxes, type Unsent } from "./outbox.ts";
