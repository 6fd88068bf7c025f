import { type Message, suggestedRef } from "@aradhana/core/contract";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import type { Vault } from "../vault/create-vault.ts";
import { chatAttachments, messages, type StoredMessage } from "./chat.table.ts";

const contextOf = (id: string) => `messages.body/${id}`;
export const sealBody = (vault: Vault, id: string, body: string) => vault.seal(contextOf(id), body);
export const openBody = (vault: Vault, { id, bodySealed }: StoredMessage) =>
  vault.open(contextOf(id), bodySealed);

/** A message with the size of its photo. */
export interface MessageRow {
  message: StoredMessage;
  width: number | null;
  height: number | null;
}

/** Reads messages with the sizes of their photos; add what they are read by. */
export const selectMessages = (db: Database) =>
  db
    .select({ message: messages, width: chatAttachments.width, height: chatAttachments.height })
    .from(messages)
    .leftJoin(chatAttachments, eq(chatAttachments.id, messages.attachmentId))
    .$dynamic();

/** A message as the API sends it, to customers and staff alike. */
export function messageView(vault: Vault, { message, width, height }: MessageRow): Message {
  const { id, conversationId, clientId, seq, sender, kind, event, attachmentId, flags, sentAt } = message;
  const common = {
    ...{ id, client_id: clientId, conversation_id: conversationId, seq, sender, flags },
    sent_at: sentAt.toISOString(),
  };
  if (kind === "system" && event) return { ...common, kind, event };
  const body = openBody(vault, message);
  if (kind === "image" && attachmentId && width !== null && height !== null) {
    return { ...common, kind, body, attachment: { id: attachmentId, width, height } };
  }
  if (kind === "suggestion") {
    return {
      ...common,
      kind,
      body,
      item: v.parse(suggestedRef, { type: message.itemType, id: message.itemId }),
    };
  }
  return { ...common, kind: "text", body };
}

/** The message with this number. */
export async function findMessageBySeq(
  db: Database,
  conversationId: string,
  seq: number,
): Promise<MessageRow | undefined> {
  const [row] = await selectMessages(db).where(
    and(eq(messages.conversationId, conversationId), eq(messages.seq, seq)),
  );
  return row;
}
