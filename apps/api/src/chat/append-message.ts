import type { BirthDetails } from "@aradhana/core/birth";
import type { ChatEvent, MessageFlag, MessageSender, SuggestedType } from "@aradhana/core/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import type { Vault } from "../vault/create-vault.ts";
import { conversations, messages, type StoredConversation, type StoredMessage } from "./chat.table.ts";
import { notifyReaders } from "./chat-signals.ts";
import { sealBirth, sealBody } from "./message-view.ts";

interface NewMessage {
  conversationId: string;
  sender: MessageSender;
  clientId: string;
  staffId?: string;
  kind: StoredMessage["kind"];
  body?: string;
  event?: ChatEvent;
  attachmentId?: string;
  itemType?: SuggestedType;
  itemId?: string;
  birth?: BirthDetails;
  flags?: MessageFlag[];
  at: Date;
}

/** Reads a conversation and locks it: until the transaction ends, nobody else adds a message. */
export async function lockConversation(tx: Database, id: string): Promise<StoredConversation | undefined> {
  const [found] = await tx.select().from(conversations).where(eq(conversations.id, id)).for("update");
  return found;
}

/** What was stored under this client id, if anything. */
export async function findSent(
  tx: Database,
  { conversationId, sender, clientId }: Pick<NewMessage, "conversationId" | "sender" | "clientId">,
): Promise<StoredMessage | undefined> {
  const [found] = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.sender, sender),
        eq(messages.clientId, clientId),
      ),
    );
  return found;
}

/**
 * Adds a message to a conversation that is locked. Numbers are given under that lock and committed in order, so a
 * reader who has seen one never misses an earlier one.
 */
export async function appendMessage(tx: Database, vault: Vault, given: NewMessage): Promise<StoredMessage> {
  const { conversationId, at, body = "", birth, ...rest } = given;
  const [counted] = await tx
    .update(conversations)
    .set({ lastSeq: sql`${conversations.lastSeq} + 1`, lastMessageAt: at })
    .where(eq(conversations.id, conversationId))
    .returning({ seq: conversations.lastSeq });
  if (!counted) throw new Error("a conversation was deleted while it was locked");
  const id = newId("msg");
  const [message] = await tx
    .insert(messages)
    .values({
      id,
      conversationId,
      seq: counted.seq,
      bodySealed: sealBody(vault, id, body),
      birthSealed: birth && sealBirth(vault, id, birth),
      sentAt: at,
      ...rest,
    })
    .returning();
  if (!message) throw new Error("a message was not stored");
  await notifyReaders(tx, conversationId);
  return message;
}

/** Adds a message that reports a change of the conversation. */
export const appendEvent = (
  tx: Database,
  vault: Vault,
  { conversationId, event, at }: { conversationId: string; event: ChatEvent; at: Date },
) =>
  appendMessage(tx, vault, {
    ...{ conversationId, event, at, sender: "system", kind: "system" },
    clientId: newId("evt"),
  });
