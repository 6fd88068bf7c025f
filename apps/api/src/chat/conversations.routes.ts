import {
  blockRequest,
  conversation,
  conversationList,
  conversationRequest,
  conversationsQuery,
  markReadRequest,
  rateRequest,
  reportRequest,
  startConversationRequest,
} from "@aradhana/core/contract";
import { Hono } from "hono";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { signedInCustomer } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import { greet } from "./assistant/reply.ts";
import { endConversation } from "./booking-conversation.ts";
import { chatNotFound } from "./chat.errors.ts";
import type { StoredConversation } from "./chat.table.ts";
import { type ChatParts, limitEach } from "./chat-parts.ts";
import {
  findConversation,
  listConversations,
  lockOwn,
  markRead,
  type OwnConversation,
  rate,
  report,
  requestPerson,
  setBlocked,
  startSupport,
} from "./conversations.queries.ts";
import { supportHoursAt } from "./support-hours.rules.ts";

const common = { tag: "chat", bearer: true } as const;

/** What customers do with a whole conversation. */
export function conversationRoutes(parts: ChatParts) {
  const { db, vault, signals } = parts;
  const limit = limitEach(parts, "change", 60);

  const changed = (summary: string) =>
    documented({ ...common, summary, results: conversation, errorResponses: [unauthorized, chatNotFound] });
  const read = async (own: OwnConversation) => {
    const found = await findConversation(db, vault, own);
    if (!found) throw chatNotFound();
    return found;
  };
  /** Changes the customer's own conversation under its lock, and returns it as it is then. */
  const change = async (own: OwnConversation, act: (tx: Database, found: StoredConversation) => unknown) => {
    await limit(own.customerId);
    await db.transaction(async (tx) => {
      const found = await lockOwn(tx, own);
      if (!found) throw chatNotFound();
      await act(tx, found);
    });
    signals.wake(own.id);
    return read(own);
  };

  return new Hono<AppEnv>()
    .get(
      "/getConversations",
      documented({
        ...common,
        summary: "The customer's conversations, the latest first, and when support answers",
        results: conversationList,
        errorResponses: [unauthorized],
      }),
      validated("query", conversationsQuery),
      async (c) => {
        const { id: customerId } = await signedInCustomer(c, db);
        const { cursor } = c.req.valid("query");
        const page = await listConversations(db, vault, { customerId, cursor });
        const support = supportHoursAt(c.var.clock());
        return respond(c, { conversations: page.conversations, support }, { cursor: page.cursor });
      },
    )
    .post(
      "/startConversation",
      documented({
        ...common,
        summary: "The customer's open conversation with support, which is created if there is none",
        results: conversation,
        errorResponses: [unauthorized],
      }),
      validated("json", startConversationRequest),
      async (c) => {
        const { id: customerId } = await signedInCustomer(c, db);
        await limit(customerId);
        const { lang: language } = c.req.valid("json");
        const at = c.var.clock();
        const id = await db.transaction(async (tx) => {
          const { conversation: found, isNew } = await startSupport(tx, { customerId, language, at });
          if (isNew) await greet(tx, vault, found, at);
          return found.id;
        });
        return respond(c, await read({ customerId, id }));
      },
    )
    .post(
      "/handOver",
      changed("Asks for a person instead of the assistant; a repeated request changes nothing"),
      validated("json", conversationRequest),
      async (c) => {
        const { id: customerId } = await signedInCustomer(c, db);
        const { conversation_id: id } = c.req.valid("json");
        const at = c.var.clock();
        return respond(
          c,
          await change({ customerId, id }, (tx, found) => requestPerson(tx, vault, found, at)),
        );
      },
    )
    .post(
      "/endSession",
      changed("Ends a conversation; one that has ended stays as it is"),
      validated("json", conversationRequest),
      async (c) => {
        const { id: customerId } = await signedInCustomer(c, db);
        const { conversation_id: id } = c.req.valid("json");
        const at = c.var.clock();
        return respond(
          c,
          await change({ customerId, id }, async (tx, { kind }) => {
            // A consultation ends with its clock and its refund, not here.
            if (kind === "support") await endConversation(tx, vault, { id, at });
          }),
        );
      },
    )
    .post(
      "/markRead",
      documented({
        ...common,
        summary: "Records how far the customer has read; a mark never moves back",
        results: v.object({}),
        errorResponses: [unauthorized, chatNotFound],
      }),
      validated("json", markReadRequest),
      async (c) => {
        const { id: customerId } = await signedInCustomer(c, db);
        const { conversation_id: id, seq } = c.req.valid("json");
        if (!(await markRead(db, { customerId, id }, seq))) throw chatNotFound();
        signals.wake(id);
        return respond(c, {});
      },
    )
    .post(
      "/rate",
      changed("Rates a conversation; the last rating counts"),
      validated("json", rateRequest),
      async (c) => {
        const { id: customerId } = await signedInCustomer(c, db);
        const { conversation_id: id, stars } = c.req.valid("json");
        return respond(c, await change({ customerId, id }, (tx) => rate(tx, id, stars)));
      },
    )
    .post(
      "/report",
      changed("Reports a conversation or one of its messages to the shop, once for each reason"),
      validated("json", reportRequest),
      async (c) => {
        const { id: customerId } = await signedInCustomer(c, db);
        const { conversation_id: id, message_id: messageId, reason, note } = c.req.valid("json");
        const given = { conversationId: id, messageId, reason, note, at: c.var.clock() };
        return respond(
          c,
          await change({ customerId, id }, async (tx) => {
            if (!(await report(tx, vault, given))) throw chatNotFound();
          }),
        );
      },
    )
    .post(
      "/block",
      changed("Blocks messages from the person who answers this conversation, or ends the block"),
      validated("json", blockRequest),
      async (c) => {
        const { id: customerId } = await signedInCustomer(c, db);
        const { conversation_id: id, blocked } = c.req.valid("json");
        const at = c.var.clock();
        return respond(
          c,
          await change({ customerId, id }, async (tx, { staffId }) => {
            if (staffId) await setBlocked(tx, { customerId, staffId }, blocked, at);
          }),
        );
      },
    );
}
