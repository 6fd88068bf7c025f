import { randomUUID } from "node:crypto";
import { conversation, conversationList, message, messagePage } from "@aradhana/core/contract";
import { readResponse, type Send, shopper } from "./shopper.ts";

/** A signed-in customer who talks; each method sends one request. */
export async function chatter(send: Send) {
  const customer = shopper(send);
  const { user } = await customer.signIn();
  const chat = "/api/v1/chat";
  return {
    ...{ customer, id: user.id },
    async start() {
      const started = await customer.post(`${chat}/startConversation`, {});
      return (await readResponse(started, conversation)).results;
    },
    async say(id: string, body: string, clientId: string = randomUUID()) {
      const given = { conversation_id: id, client_id: clientId, kind: "text", body };
      return readResponse(await customer.post(`${chat}/sendMessage`, given), message);
    },
    async list(query = "") {
      return readResponse(await customer.get(`${chat}/getConversations${query}`), conversationList);
    },
    async read(id: string, query = "") {
      const response = await customer.get(`${chat}/getMessages?conversation_id=${id}${query}`);
      return readResponse(response, messagePage);
    },
    async act(action: string, id: string, more: Record<string, unknown> = {}) {
      return readResponse(
        await customer.post(`${chat}/${action}`, { conversation_id: id, ...more }),
        conversation,
      );
    },
    stream: (id: string, lastEventId?: number) =>
      send(`${chat}/stream?conversation_id=${id}`, {
        headers: {
          authorization: `Bearer ${customer.bearer}`,
          ...(lastEventId !== undefined && { "last-event-id": String(lastEventId) }),
        },
      }),
  };
}
