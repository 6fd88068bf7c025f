import type { Message, OutgoingMessage, SuggestedRef } from "@aradhana/core/contract";
import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import { findSuggestedItem, otherGoods } from "../lines/suggested-items.ts";
import { offerNotFound } from "../quotes/quotes.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import { appendMessage, findSent } from "./append-message.ts";
import { chatBlocked, chatEnded, chatNotFound, notOnSale } from "./chat.errors.ts";
import { chatAttachments, conversations, messages, type StoredConversation } from "./chat.table.ts";
import { isBlocked } from "./conversations.queries.ts";
import { flagsOf } from "./flags.rules.ts";
import { findMessageBySeq, messageView, selectMessages } from "./message-view.ts";

interface PageOf {
  conversationId: string;
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
}

/** Messages in order: the latest, those before one or those after one; and whether there are more that way. */
export async function listMessages(db: Database, vault: Vault, page: PageOf) {
  const { conversationId, before, after, limit } = page;
  const isForward = after !== undefined;
  const rows = await selectMessages(db)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        before === undefined ? undefined : lt(messages.seq, before),
        isForward ? gt(messages.seq, after) : undefined,
      ),
    )
    .orderBy(isForward ? asc(messages.seq) : desc(messages.seq))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  if (!isForward) shown.reverse();
  return { messages: shown.map((row) => messageView(vault, row)), has_more: rows.length > limit };
}

/** Who sends a message. */
export interface Sender {
  role: "customer" | "staff";
  id: string;
}

/**
 * Adds a message to a conversation that is locked. Under the same client id it is stored once: `isNew` is false where it
 * was sent before.
 */
export async function sendMessage(
  tx: Database,
  vault: Vault,
  conversation: StoredConversation,
  { sender, message, at }: { sender: Sender; message: OutgoingMessage; at: Date },
): Promise<{ message: Message; isNew: boolean }> {
  const { id: conversationId, customerId, staffId } = conversation;
  const key = { conversationId, sender: sender.role, clientId: message.client_id };
  const sent = await findSent(tx, key);
  if (!sent) {
    if (conversation.state === "ended") throw chatEnded();
    const other = sender.role === "staff" ? sender.id : staffId;
    if (other && (await isBlocked(tx, { customerId, staffId: other }))) throw chatBlocked();
    if (message.kind === "image") await assertOwnPhoto(tx, message.attachment_id, conversationId, sender.id);
  }
  const item = !sent && message.kind === "suggestion" ? await readOnSale(tx, message.item, at) : undefined;
  const stored =
    sent ??
    (await appendMessage(tx, vault, {
      ...{ ...key, kind: message.kind, body: message.body, flags: flagsOf(message.body), at },
      ...(message.kind === "image" && { attachmentId: message.attachment_id }),
      ...(item && { itemType: item.type, itemId: item.id }),
      ...(sender.role === "staff" && { staffId: sender.id }),
    }));
  // A sender has read the messages above their own.
  const mark = sender.role === "customer" ? "customerReadSeq" : "staffReadSeq";
  await tx
    .update(conversations)
    .set({ [mark]: sql`greatest(${conversations[mark]}, ${stored.seq}::int)` })
    .where(eq(conversations.id, conversationId));
  const row = await findMessageBySeq(tx, conversationId, stored.seq);
  if (!row) throw new Error("a message was not stored");
  return { message: messageView(vault, row), isNew: sent === undefined };
}

/** What is suggested, of its true kind, if it can be booked or bought now. */
async function readOnSale(tx: Database, item: SuggestedRef, now: Date): Promise<SuggestedRef> {
  const view: View = { language: "en", currency: "inr", country: "in", now };
  for (const each of [item, otherGoods(item)]) {
    const found = each && (await findSuggestedItem(tx, each, view));
    if (!found) continue;
    if (found.state !== "on_sale") throw notOnSale[found.state]();
    return each;
  }
  throw offerNotFound();
}

async function assertOwnPhoto(tx: Database, id: string, conversationId: string, ownerId: string) {
  const [photo] = await tx
    .select({ messageId: messages.id })
    .from(chatAttachments)
    .leftJoin(messages, eq(messages.attachmentId, chatAttachments.id))
    .where(
      and(
        eq(chatAttachments.id, id),
        eq(chatAttachments.conversationId, conversationId),
        eq(chatAttachments.ownerId, ownerId),
      ),
    );
  // A photo is sent once.
  if (!photo || photo.messageId !== null) throw chatNotFound();
}
