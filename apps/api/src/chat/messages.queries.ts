import type { BirthDetails } from "@aradhana/core/birth";
import type { Message, OutgoingMessage, SuggestedRef } from "@aradhana/core/contract";
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { invalidInput } from "../errors/common.errors.ts";
import type { View } from "../http/view.ts";
import { findSuggestedItem, otherGoods } from "../lines/suggested-items.ts";
import { offerNotFound } from "../quotes/quotes.errors.ts";
import { birthErrors } from "../reports/kundali/birth.rules.ts";
import type { Vault } from "../vault/create-vault.ts";
import { appendMessage, findSent } from "./append-message.ts";
import { chatBlocked, chatEnded, chatNotFound, noAstrologer, notOnSale } from "./chat.errors.ts";
import { chatAttachments, conversations, messages, type StoredConversation } from "./chat.table.ts";
import { isBlocked } from "./conversations.queries.ts";
import { flagsOf } from "./flags.rules.ts";
import { findMessageBySeq, messageView, openBirth, selectMessages } from "./message-view.ts";

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

/** The messages of a conversation whose births their customer has removed, for readers who have them. */
export async function listRemoved(db: Database, conversationId: string): Promise<string[]> {
  const { id, kind, birthSealed } = messages;
  const rows = await db
    .select({ id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(kind, "birth"), isNull(birthSealed)))
    .orderBy(asc(messages.seq));
  return rows.map((row) => row.id);
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
    if (message.kind === "image" || message.kind === "voice")
      await assertOwnAttachment(tx, message, conversationId, sender.id);
    if (message.kind === "birth") assertBirth(conversation, message.birth, at);
  }
  const item = !sent && message.kind === "suggestion" ? await readOnSale(tx, message.item, at) : undefined;
  const stored =
    sent ??
    (await appendMessage(tx, vault, {
      ...{ ...key, kind: message.kind, body: message.body, flags: flagsOf(message.body), at },
      ...("attachment_id" in message && { attachmentId: message.attachment_id }),
      ...(message.kind === "birth" && { birth: message.birth }),
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

async function assertOwnAttachment(
  tx: Database,
  { kind, attachment_id: id }: { kind: "image" | "voice"; attachment_id: string },
  conversationId: string,
  ownerId: string,
) {
  const [found] = await tx
    .select({ messageId: messages.id })
    .from(chatAttachments)
    .leftJoin(messages, eq(messages.attachmentId, chatAttachments.id))
    .where(
      and(
        eq(chatAttachments.id, id),
        eq(chatAttachments.conversationId, conversationId),
        eq(chatAttachments.ownerId, ownerId),
        kind === "image" ? isNull(chatAttachments.seconds) : isNotNull(chatAttachments.seconds),
      ),
    );
  // It is sent once.
  if (!found || found.messageId !== null) throw chatNotFound();
}

function assertBirth({ kind }: StoredConversation, birth: BirthDetails, at: Date) {
  if (kind !== "astrologer") throw noAstrologer();
  const fieldErrors = birthErrors(birth, at);
  if (fieldErrors.length > 0) throw invalidInput({ fieldErrors });
}

/** The birth of a customer's or a colleague's message; undefined where there is none, or none any more. */
export async function findBirth(
  db: Database,
  vault: Vault,
  { id, conversationId, customerId }: { id: string; conversationId?: string; customerId?: string },
): Promise<BirthDetails | undefined> {
  const [found] = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(messages.id, id),
        conversationId === undefined ? undefined : eq(messages.conversationId, conversationId),
        customerId === undefined ? undefined : eq(conversations.customerId, customerId),
      ),
    );
  return found && openBirth(vault, found.message);
}

/** Deletes the birth of a message in a conversation; removing it again changes nothing. */
export async function removeBirth(tx: Database, conversationId: string, id: string): Promise<boolean> {
  const changed = await tx
    .update(messages)
    .set({ birthSealed: null })
    .where(and(eq(messages.id, id), eq(messages.conversationId, conversationId), eq(messages.kind, "birth")))
    .returning({ id: messages.id });
  return changed.length > 0;
}
