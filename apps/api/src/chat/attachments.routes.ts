import { attachmentParam, attachmentQuery, uploaded } from "@aradhana/core/contract";
import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import { findAttachment, readAttachment, storeAttachment } from "./attachments.queries.ts";
import { attachmentRejected, chatEnded, chatNotFound } from "./chat.errors.ts";
import { attachmentTypes } from "./chat.table.ts";
import { type ChatParts, limitEach } from "./chat-parts.ts";
import { findConversation } from "./conversations.queries.ts";

const common = { tag: "chat", bearer: true } as const;

/** The photos and voice notes of messages. */
export function attachmentRoutes(parts: ChatParts) {
  const { db, vault } = parts;
  const limit = limitEach(parts, "photo", 10);
  return new Hono<AppEnv>()
    .post(
      "/attachment",
      documented({
        ...common,
        summary:
          "Stores a photo (JPEG, PNG, WebP) or a voice note (WebM, MP4) for a message; its metadata is dropped",
        status: 201,
        results: uploaded,
        errorResponses: [unauthorized, chatNotFound, chatEnded, attachmentRejected],
      }),
      validated("query", attachmentQuery),
      async (c) => {
        const { id: ownerId } = await signedInCustomer(c, db);
        const { conversation_id: conversationId } = c.req.valid("query");
        const found = await findConversation(db, vault, { customerId: ownerId, id: conversationId });
        if (!found) throw chatNotFound();
        if (found.state === "ended") throw chatEnded();
        await limit(ownerId);
        const attachment = await readAttachment(Buffer.from(await c.req.arrayBuffer()));
        if (!attachment) throw attachmentRejected();
        const stored = { conversationId, ownerId, attachment, at: c.var.clock() };
        return respond(c, await storeAttachment(db, vault, stored), {}, 201);
      },
    )
    .get(
      "/attachment/:id",
      documented({
        ...common,
        summary: "A photo (WebP) or a voice note (WebM, MP4) of the customer's conversation",
        type: attachmentTypes,
        errorResponses: [unauthorized, chatNotFound],
      }),
      validated("param", attachmentParam),
      async (c) => {
        const { id: customerId } = await signedInCustomer(c, db);
        const found = await findAttachment(db, vault, c.req.valid("param").id);
        if (found?.conversation.customerId !== customerId) throw chatNotFound();
        return c.body(found.bytes, 200, found.headers);
      },
    );
}
