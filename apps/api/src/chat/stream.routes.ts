import { streamQuery } from "@aradhana/core/contract";
import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { isStillSignedIn, signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import { chatNotFound, streamsTooMany } from "./chat.errors.ts";
import { conversations } from "./chat.table.ts";
import type { ChatParts } from "./chat-parts.ts";
import { streamMessages } from "./chat-stream.ts";
import { countStreams } from "./count-streams.ts";

/** New messages of a conversation as they come. */
export function streamRoutes(parts: ChatParts) {
  const { db } = parts;
  const open = countStreams();
  return new Hono<AppEnv>().get(
    "/stream",
    documented({
      ...{ tag: "chat", bearer: true, type: "text/event-stream" },
      summary:
        "Every message after `after` or `Last-Event-ID`, once and in order, and then each new one, as server-sent events; and which births were removed",
      errorResponses: [unauthorized, chatNotFound, streamsTooMany],
    }),
    validated("query", streamQuery),
    async (c) => {
      const { id: customerId } = await signedInCustomer(c, db);
      const { conversation_id: conversationId, after = 0 } = c.req.valid("query");
      const isOwn = and(eq(conversations.id, conversationId), eq(conversations.customerId, customerId));
      const read = async () => {
        const { staffReadSeq: peerRead, state } = conversations;
        const [found] = await db.select({ peerRead, state }).from(conversations).where(isOwn);
        return found && { peerRead: found.peerRead, isEnded: found.state === "ended" };
      };
      if (!(await read())) throw chatNotFound();
      if (!open.add(customerId)) throw streamsTooMany();
      const lastEventId = c.req.header("last-event-id") ?? "";
      return streamMessages(c, parts, {
        ...{ conversationId, topic: customerId },
        after: /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : after,
        check: async () => ((await isStillSignedIn(c, db, customerId)) ? read() : undefined),
        onEnd: () => open.remove(customerId),
      });
    },
  );
}
