import type * as v from "valibot";
import type { ApiClient, StreamingApiClient } from "../api/create-api-client.ts";
import { parseResponse, readBody } from "../api/read-response.ts";
import {
  conversation,
  conversationList,
  message,
  messagePage,
  type reportRequest,
  type SuggestedRef,
  type sendMessageRequest,
  suggestedItem,
  uploaded,
} from "../contract/chat.ts";
import type { Language } from "../contract/primitives.ts";

const chat = "/api/v1/chat";

/** A page of the signed-in customer's conversations, and when support answers. */
export async function getConversations(api: ApiClient, cursor?: string) {
  return parseResponse(await api.get(`${chat}/getConversations`, { cursor }), conversationList);
}

/** The open conversation with support; it is begun if there is none. */
export async function startConversation(api: ApiClient, lang: Language) {
  return parseResponse(await readBody(await api.post(`${chat}/startConversation`, { lang })), conversation)
    .results;
}

interface Window {
  before?: number;
  after?: number;
}

/** A conversation with its latest messages, those before one or those after one. */
export async function getMessages(api: ApiClient, id: string, { before, after }: Window = {}) {
  const query = { conversation_id: id, before, after };
  return parseResponse(await api.get(`${chat}/getMessages`, query), messagePage).results;
}

/** Sends a message, once for each `client_id`. */
export async function sendMessage(api: ApiClient, request: v.InferInput<typeof sendMessageRequest>) {
  return parseResponse(await readBody(await api.post(`${chat}/sendMessage`, request)), message).results;
}

/** Stores a photo or a voice note for a message. */
export async function uploadFile(api: StreamingApiClient, id: string, file: Blob) {
  const response = await api.open(`${chat}/attachment`, { query: { conversation_id: id }, body: file });
  return parseResponse(await readBody(response), uploaded).results;
}

/** The photo or the voice note of a message. */
export async function getAttachment(api: StreamingApiClient, id: string, signal: AbortSignal): Promise<Blob> {
  return (await api.open(`${chat}/attachment/${id}`, { signal })).blob();
}

/** Deletes the birth of a kundali that was sent. */
export async function removeCard(api: ApiClient, id: string, messageId: string): Promise<void> {
  await api.post(`${chat}/removeCard`, { conversation_id: id, message_id: messageId });
}

/** What staff suggested, as it is now; a 404 once it left the shop. */
export async function getSuggestedItem(api: ApiClient, { type, id }: SuggestedRef) {
  const response = await api.get("/noauth-api/v1/chat/suggestedItem", { type, item_id: id });
  return parseResponse(response, suggestedItem).results;
}

/** Records how far the customer has read. */
export async function markRead(api: ApiClient, id: string, seq: number): Promise<void> {
  await api.post(`${chat}/markRead`, { conversation_id: id, seq });
}

/** What changes a whole conversation. */
export type ConversationChange =
  | { action: "handOver" | "endSession" }
  | { action: "rate"; stars: number }
  | { action: "block"; blocked: boolean }
  | ({ action: "report" } & Omit<v.InferInput<typeof reportRequest>, "conversation_id">);

/** Changes a conversation and returns it as it is then. */
export async function changeConversation(
  api: ApiClient,
  id: string,
  { action, ...more }: ConversationChange,
) {
  const response = await api.post(`${chat}/${action}`, { conversation_id: id, ...more });
  return parseResponse(await readBody(response), conversation).results;
}
