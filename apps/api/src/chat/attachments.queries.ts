import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { drawPhoto, type PhotoPreview } from "../photos/draw-photo.ts";
import type { Vault } from "../vault/create-vault.ts";
import { type AttachmentType, chatAttachments, conversations } from "./chat.table.ts";
import { checkVoice, type VoiceNote } from "./check-voice.ts";

const contextOf = (id: string) => `chat_attachments.content/${id}`;

type Attachment = (PhotoPreview & { contentType: "image/webp" }) | VoiceNote;

/** A photo or a voice note as it is stored; undefined if the bytes are neither. */
export async function readAttachment(bytes: Buffer): Promise<Attachment | undefined> {
  const photo = await drawPhoto(bytes);
  return photo ? { ...photo, contentType: "image/webp" } : checkVoice(bytes);
}

interface NewAttachment {
  conversationId: string;
  ownerId: string;
  attachment: Attachment;
  at: Date;
}

/** Stores a photo or a voice note, which a message may then have. */
export async function storeAttachment(db: Database, vault: Vault, given: NewAttachment) {
  const { conversationId, ownerId, attachment, at } = given;
  const { bytes, contentType, ...facts } = attachment;
  const id = newId("att");
  const contentSealed = vault.seal(contextOf(id), Buffer.from(bytes).toString("base64"));
  await db
    .insert(chatAttachments)
    .values({ id, conversationId, ownerId, contentType, ...facts, contentSealed, createdAt: at });
  return { id, ...facts };
}

/** A photo or a voice note with its conversation; undefined if there is none. */
export async function findAttachment(db: Database, vault: Vault, id: string) {
  const [found] = await db
    .select({
      sealed: chatAttachments.contentSealed,
      contentType: chatAttachments.contentType,
      conversation: conversations,
    })
    .from(chatAttachments)
    .innerJoin(conversations, eq(conversations.id, chatAttachments.conversationId))
    .where(eq(chatAttachments.id, id));
  return (
    found && {
      conversation: found.conversation,
      bytes: Uint8Array.from(Buffer.from(vault.open(contextOf(id), found.sealed), "base64")),
      headers: attachmentHeaders(found.contentType),
    }
  );
}

const attachmentHeaders = (type: AttachmentType) => ({
  "Content-Type": type,
  "Cache-Control": "private, no-store",
});
