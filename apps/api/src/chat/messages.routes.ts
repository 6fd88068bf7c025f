import { message, messagePage, messagesQuery, sendMessageRequest } from "@aradhana/core/contract";
import { Hono } from "hono";
import { countMessage } from "../consultations/session.queries.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import { reply } from "./assistant/reply.ts";
import { chatBlocked, chatEnded, chatNotFound, noAstrologer } from "./chat.errors.ts";
import { type ChatParts, limitEach } from "./chat-parts.ts";
import { findConversation, lockOwn } from "./conversations.queries.ts";
import { listMessages, listRemoved, sendMessage } from "./messages.queries.ts";

const common = { tag: "chat", bearer: true } as const;

/** The messages of a customer's conversation. */
export function messageRoutes(parts: ChatParts) {
  const { db, vault, signals } = parts;
  const limit = limitEach(parts, "send", 30);
  return new Hono<AppEnv>()
    .get(
      "/getMessages",
      documented({
        ...common,
        summary: "A conversation with its latest messages, those before one or those after one",
        results: messagePage,
        errorResponses: [unauthorized, chatNotFound],
      }),
      validated("query", messagesQuery),
      async (c) => {
        const { id: customerId } = await signedInCustomer(c, db);
        const { conversation_id: id, ...page } = c.req.valid("query");
        const conversation = await findConversation(db, vault, { customerId, id });
        if (!conversation) throw chatNotFound();
        return respond(c, {
          conversation,
          ...(await listMessages(db, vault, { conversationId: id, ...page })),
          removed: await listRemoved(db, id),
        });
      },
    )
    .post(
      "/sendMessage",
      documented({
        ...common,
        summary: "Sends a message, once for each `client_id`",
        results: message,
        errorResponses: [unauthorized, chatNotFound, chatEnded, chatBlocked, noAstrologer],
      }),
      validated("json", sendMessageRequest),
      async (c) => {
        const { id: customerId } = await signedInCustomer(c, db);
        await limit(customerId);
        const { conversation_id: id, ...outgoing } = c.req.valid("json");
        const at = c.var.clock();
        const sent = await db.transaction(async (tx) => {
          const conversation = await lockOwn(tx, { customerId, id });
          if (!conversation) throw chatNotFound();
          const sender = { role: "customer", id: customerId } as const;
          const stored = await sendMessage(tx, vault, conversation, { sender, message: outgoing, at });
          // In the same transaction: a message that is sent again is not answered again.
          const text = outgoing.kind === "text" ? outgoing.body : null;
          if (stored.isNew) await reply(tx, vault, conversation, { seq: stored.message.seq, text, at });
          return { ...stored, bookingId: conversation.bookingId };
        });
        signals.wake(id);
        if (sent.bookingId) await countMessage(db, sent.bookingId, { side: "customer", at });
        return respond(c, sent.message);
      },
    );
}
