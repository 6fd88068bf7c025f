import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import type { Vault } from "../vault/create-vault.ts";
import { chatAttachments, conversations } from "./chat.table.ts";
import type { PhotoPreview } from "./draw-photo.ts";

const contextOf = (id: string) => `chat_attachments.content/${id}`;

interface NewAttachment {
  conversationId: string;
  ownerId: string;
  photo: PhotoPreview;
  at: Date;
}

/** Stores a photo, which a message may then have. */
export async function storeAttachment(db: Database, vault: Vault, given: NewAttachment) {
  const { conversationId, ownerId, photo, at } = given;
  const { bytes, width, height } = photo;
  const id = newId("att");
  const contentSealed = vault.seal(contextOf(id), bytes.toString("base64"));
  await db
    .insert(chatAttachments)
    .values({ id, conversationId, ownerId, width, height, contentSealed, createdAt: at });
  return { id, width, height };
}

/** The photo in WebP with its conversation; undefined if there is none. */
export async function findAttachment(db: Database, vault: Vault, id: string) {
  const [found] = await db
    .select({ sealed: chatAttachments.contentSealed, conversation: conversations })
    .from(chatAttachments)
    .innerJoin(conversations, and(eq(conversations.id, chatAttachments.conversationId)))
    .where(eq(chatAttachments.id, id));
  return (
    found && {
      conversation: found.conversation,
      bytes: Uint8Array.from(Buffer.from(vault.open(contextOf(id), found.sealed), "base64")),
    }
  );
}
