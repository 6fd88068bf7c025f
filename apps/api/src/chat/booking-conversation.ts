import type { Language } from "@aradhana/core/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import type { Text } from "../text/text.ts";
import type { Vault } from "../vault/create-vault.ts";
import { appendEvent, lockConversation } from "./append-message.ts";
import { conversations, type StoredConversation } from "./chat.table.ts";

interface BookedChat {
  bookingId: string;
  customerId: string;
  /** The staff account of the astrologer. */
  staffId: string;
  peerName: Text;
  language: Language;
  at: Date;
}

/** The conversation of a booking, created at the first call. Call it in a transaction. */
export async function openBookingConversation(
  tx: Database,
  vault: Vault,
  { at, ...given }: BookedChat,
): Promise<StoredConversation> {
  const [created] = await tx
    .insert(conversations)
    .values({
      ...given,
      ...{ id: newId("cnv"), kind: "astrologer", state: "live", createdAt: at, lastMessageAt: at },
    })
    .onConflictDoNothing({ target: conversations.bookingId })
    .returning();
  if (created) {
    await appendEvent(tx, vault, { conversationId: created.id, event: "accepted", at });
    return created;
  }
  const [found] = await tx.select().from(conversations).where(eq(conversations.bookingId, given.bookingId));
  if (!found) throw new Error("the conversation of a booking was deleted while it was opened");
  return found;
}

/** The conversation of a booking, if it was opened. */
export async function findBookingConversation(
  db: Database,
  bookingId: string,
): Promise<StoredConversation | undefined> {
  const [found] = await db.select().from(conversations).where(eq(conversations.bookingId, bookingId));
  return found;
}

/** Ends a conversation, with a message that reports it; one that has ended stays as it is. */
export async function endConversation(
  tx: Database,
  vault: Vault,
  { id, at }: { id: string; at: Date },
): Promise<StoredConversation | undefined> {
  const found = await lockConversation(tx, id);
  if (!found || found.state === "ended") return found;
  await appendEvent(tx, vault, { conversationId: id, event: "ended", at });
  const [ended] = await tx
    .update(conversations)
    .set({ state: "ended", endedAt: at, waitingSince: null })
    .where(and(eq(conversations.id, id), isNull(conversations.endedAt)))
    .returning();
  return ended;
}
