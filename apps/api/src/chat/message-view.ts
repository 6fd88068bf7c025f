import { type BirthDetails, birthDetails } from "@aradhana/core/birth";
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

const birthContext = (id: string) => `messages.birth/${id}`;
export const sealBirth = (vault: Vault, id: string, birth: BirthDetails) =>
  vault.seal(birthContext(id), JSON.stringify(birth));
/** The birth that a message has; undefined once it was removed. */
export const openBirth = (vault: Vault, { id, birthSealed }: StoredMessage): BirthDetails | undefined =>
  birthSealed === null
    ? undefined
    : v.parse(birthDetails, JSON.parse(vault.open(birthContext(id), birthSealed)));

/** A message with the facts of its attachment. */
export interface MessageRow {
  message: StoredMessage;
  width: number | null;
  height: number | null;
  seconds: number | null;
}

/** Reads messages with the facts of their attachments; add what they are read by. */
export const selectMessages = (db: Database) =>
  db
    .select({
      message: messages,
      ...{ width: chatAttachments.width, height: chatAttachments.height, seconds: chatAttachments.seconds },
    })
    .from(messages)
    .leftJoin(chatAttachments, eq(chatAttachments.id, messages.attachmentId))
    .$dynamic();

/** A message as the API sends it, to customers and staff alike. */
export function messageView(vault: Vault, { message, width, height, seconds }: MessageRow): Message {
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
  if (kind === "voice" && attachmentId && seconds !== null) {
    return { ...common, kind, body, attachment: { id: attachmentId, seconds } };
  }
  if (kind === "birth") return { ...common, kind, body, birth: cardOf(openBirth(vault, message)) };
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

/** What a card shows of a birth before its chart is opened. */
const cardOf = (birth: BirthDetails | undefined) =>
  birth ? { name: birth.name, date: birth.date, time: birth.time, place: birth.place.name } : null;

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
