import { sharedChart } from "@aradhana/core/consultation";
import { message, staffOutgoingMessage } from "@aradhana/core/contract";
import {
  conversationCardParam,
  conversationIdParam,
  staffConversation,
  staffConversationsQuery,
  staffMessages,
  staffMessagesQuery,
} from "@aradhana/core/staff";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { appendEvent, lockConversation } from "../../chat/append-message.ts";
import { endConversation } from "../../chat/booking-conversation.ts";
import { chatBlocked, chatEnded, chatNotFound, notOnSale } from "../../chat/chat.errors.ts";
import type { ChatSignals } from "../../chat/chat-signals.ts";
import { findBirth, listMessages, listRemoved, sendMessage } from "../../chat/messages.queries.ts";
import { countMessage } from "../../consultations/session.queries.ts";
import { chartOfBirth } from "../../consultations/shared-chart.ts";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { respond } from "../../http/respond.ts";
import { validated } from "../../http/validated.ts";
import { offerNotFound } from "../../quotes/quotes.errors.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { logAction } from "../log/staff-log.queries.ts";
import { staffDocumented, staffOf, staffOnly } from "../login/staff-only.ts";
import { decided } from "../staff.errors.ts";
import {
  findForStaff,
  giveTo,
  listForStaff,
  markStaffRead,
  mayAnswer,
  staffConversationView,
} from "./staff-conversations.queries.ts";

const PAGE = 50;

interface StaffChatParts {
  db: Database;
  vault: Vault;
  signals: ChatSignals;
}

/** Conversations with customers: the queue of support, and answering. */
export function staffConversationRoutes({ db, vault, signals }: StaffChatParts) {
  const support = staffOnly(db, ["owner", "support"]);
  // Which conversations each may answer is decided below, by `mayAnswer`.
  const answering = staffOnly(db, ["owner", "support", "astrologer"]);
  const read = async (c: Context<AppEnv>, id: string) => {
    const row = await findForStaff(db, staffOf(c), id);
    if (!row) throw chatNotFound();
    return staffConversationView(vault, row);
  };
  const lock = async (tx: Database, c: Context<AppEnv>, id: string) => {
    const found = await lockConversation(tx, id);
    if (!found || !mayAnswer(staffOf(c), found)) throw chatNotFound();
    return found;
  };

  return new Hono<AppEnv>()
    .get(
      "/conversation",
      staffDocumented({
        summary: "Conversations, those that wait for a person first",
        results: v.array(staffConversation),
      }),
      support,
      validated("query", staffConversationsQuery),
      async (c) => {
        const { page, limit, state } = c.req.valid("query");
        const { rows, total } = await listForStaff(db, staffOf(c), { page, limit, state });
        return respond(
          c,
          rows.map((row) => staffConversationView(vault, row)),
          { page, limit, total },
        );
      },
    )
    .get(
      "/conversation/:id",
      staffDocumented({
        summary: "A conversation without its messages",
        results: staffConversation,
        errorResponses: [chatNotFound],
      }),
      answering,
      validated("param", conversationIdParam),
      async (c) => respond(c, await read(c, c.req.valid("param").id)),
    )
    .get(
      "/conversation/:id/message",
      staffDocumented({
        summary: "A conversation with its latest messages, those before one or those after one",
        results: staffMessages,
        errorResponses: [chatNotFound],
      }),
      answering,
      validated("param", conversationIdParam),
      validated("query", staffMessagesQuery),
      async (c) => {
        const { id } = c.req.valid("param");
        const page = c.req.valid("query");
        const conversation = await read(c, id);
        // Polling for new messages is not logged: opening the conversation was.
        if (page.after === undefined) await logAction(db, c, { action: "conversation.read", subject: id });
        if (conversation.unread > 0) {
          await markStaffRead(db, id);
          signals.wake(id);
        }
        const messages = await listMessages(db, vault, { conversationId: id, limit: PAGE, ...page });
        return respond(c, { conversation, ...messages, removed: await listRemoved(db, id) });
      },
    )
    .get(
      "/conversation/:id/card/:messageId",
      staffDocumented({
        summary: "The chart of a kundali that the customer sent",
        results: sharedChart,
        errorResponses: [chatNotFound],
      }),
      answering,
      validated("param", conversationCardParam),
      async (c) => {
        const { id, messageId } = c.req.valid("param");
        await read(c, id);
        const birth = await findBirth(db, vault, { id: messageId, conversationId: id });
        if (!birth) throw chatNotFound();
        await logAction(db, c, { action: "conversation.chart", subject: id });
        return respond(c, chartOfBirth(birth, c.var.clock(), "en"));
      },
    )
    .post(
      "/conversation/:id/accept",
      staffDocumented({
        summary: "Answers a customer who waits, or takes over from the assistant",
        results: staffConversation,
        errorResponses: [chatNotFound, chatEnded, decided],
      }),
      support,
      validated("param", conversationIdParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const staff = staffOf(c);
        await db.transaction(async (tx) => {
          const found = await lock(tx, c, id);
          if (found.state === "ended") throw chatEnded();
          if (found.state === "live") {
            if (found.staffId === staff.id) return;
            throw decided();
          }
          await giveTo(tx, id, staff.id);
          await appendEvent(tx, vault, { conversationId: id, event: "accepted", at: c.var.clock() });
          await logAction(tx, c, { action: "conversation.accept", subject: id });
        });
        signals.wake(id);
        return respond(c, await read(c, id));
      },
    )
    .post(
      "/conversation/:id/message",
      staffDocumented({
        summary: "Sends a message to the customer, once for each `client_id`",
        results: message,
        errorResponses: [
          chatNotFound,
          chatEnded,
          chatBlocked,
          decided,
          offerNotFound,
          ...Object.values(notOnSale),
        ],
      }),
      answering,
      validated("param", conversationIdParam),
      validated("json", staffOutgoingMessage),
      async (c) => {
        const { id } = c.req.valid("param");
        const staff = staffOf(c);
        const given = {
          sender: { role: "staff", id: staff.id } as const,
          ...{ message: c.req.valid("json"), at: c.var.clock() },
        };
        const sent = await db.transaction(async (tx) => {
          const found = await lock(tx, c, id);
          // Only the one who accepted it answers, so that a customer talks to one person.
          if (found.state !== "ended" && found.staffId !== staff.id) throw decided();
          const stored = await sendMessage(tx, vault, found, given);
          if (stored.isNew) {
            const after = { message_id: stored.message.id };
            await logAction(tx, c, { action: "conversation.message", subject: id, after });
          }
          return { message: stored.message, bookingId: found.bookingId };
        });
        signals.wake(id);
        if (sent.bookingId) await countMessage(db, sent.bookingId, { side: "astrologer", at: given.at });
        return respond(c, sent.message);
      },
    )
    .post(
      "/conversation/:id/end",
      staffDocumented({
        summary: "Ends a conversation; one that has ended stays as it is",
        results: staffConversation,
        errorResponses: [chatNotFound],
      }),
      support,
      validated("param", conversationIdParam),
      async (c) => {
        const { id } = c.req.valid("param");
        await db.transaction(async (tx) => {
          const found = await lock(tx, c, id);
          if (found.state === "ended") return;
          await endConversation(tx, vault, { id, at: c.var.clock() });
          await logAction(tx, c, { action: "conversation.end", subject: id });
        });
        signals.wake(id);
        return respond(c, await read(c, id));
      },
    );
}
