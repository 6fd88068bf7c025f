import type { Conversation, Language, ReportReason } from "@aradhana/core/contract";
import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import type { Vault } from "../vault/create-vault.ts";
import { appendEvent, lockConversation } from "./append-message.ts";
import { chatBlocks, chatReports, conversations, messages, type StoredConversation } from "./chat.table.ts";
import { conversationView, selectConversations } from "./conversation-view.ts";

const PAGE = 20;

/** A customer and the conversation that they named. */
export interface OwnConversation {
  customerId: string;
  id: string;
}

const isOwn = ({ customerId, id }: OwnConversation) =>
  and(eq(conversations.id, id), eq(conversations.customerId, customerId));

/** A page of the customer's conversations, the latest first, and where the next one begins. */
export async function listConversations(
  db: Database,
  vault: Vault,
  { customerId, cursor }: { customerId: string; cursor?: string | undefined },
) {
  const [time = "", id = ""] = cursor?.split(".") ?? [];
  const at = new Date(Number(time));
  const rows = await selectConversations(db)
    .where(
      and(
        eq(conversations.customerId, customerId),
        cursor === undefined
          ? undefined
          : or(
              lt(conversations.lastMessageAt, at),
              and(eq(conversations.lastMessageAt, at), lt(conversations.id, id)),
            ),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1)?.conversation;
  return {
    conversations: shown.map((row) => conversationView(vault, row)),
    cursor: last && rows.length > PAGE ? `${last.lastMessageAt.getTime()}.${last.id}` : null,
  };
}

/** The customer's own conversation; undefined as well for somebody else's. */
export async function findConversation(
  db: Database,
  vault: Vault,
  own: OwnConversation,
): Promise<Conversation | undefined> {
  const [row] = await selectConversations(db).where(isOwn(own));
  return row && conversationView(vault, row);
}

/** Locks the customer's own conversation; undefined as well for somebody else's. */
export async function lockOwn(tx: Database, own: OwnConversation): Promise<StoredConversation | undefined> {
  const found = await lockConversation(tx, own.id);
  return found?.customerId === own.customerId ? found : undefined;
}

/** The customer's open conversation with support, which is created if there is none. */
export async function startSupport(
  tx: Database,
  { customerId, language, at }: { customerId: string; language: Language; at: Date },
): Promise<{ conversation: StoredConversation; isNew: boolean }> {
  const id = newId("cnv");
  const [created] = await tx
    .insert(conversations)
    .values({
      ...{ id, kind: "support", state: "assistant", language, customerId },
      ...{ createdAt: at, lastMessageAt: at },
    })
    .onConflictDoNothing()
    .returning();
  if (created) return { conversation: created, isNew: true };
  const [open] = await tx
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.customerId, customerId),
        eq(conversations.kind, "support"),
        sql`${conversations.state} <> 'ended'`,
      ),
    );
  // It ended between the two statements: the customer starts again.
  if (!open) return startSupport(tx, { customerId, language, at });
  return { conversation: open, isNew: false };
}

/** Asks for a person in a conversation that is locked. Where one answers, or was asked for, nothing changes. */
export async function requestPerson(
  tx: Database,
  vault: Vault,
  { id, state }: StoredConversation,
  at: Date,
): Promise<void> {
  if (state !== "assistant") return;
  await tx.update(conversations).set({ state: "waiting", waitingSince: at }).where(eq(conversations.id, id));
  await appendEvent(tx, vault, { conversationId: id, event: "waiting", at });
}

/** Moves the customer's read mark forward, never back or beyond the last message. */
export async function markRead(db: Database, own: OwnConversation, seq: number): Promise<boolean> {
  const marked = await db
    .update(conversations)
    .set({
      customerReadSeq: sql`greatest(${conversations.customerReadSeq}, least(${seq}::int, ${conversations.lastSeq}))`,
    })
    .where(isOwn(own))
    .returning({ id: conversations.id });
  return marked.length > 0;
}

export const rate = (tx: Database, id: string, rating: number) =>
  tx.update(conversations).set({ rating }).where(eq(conversations.id, id));

const noteContext = (id: string) => `chat_reports.note/${id}`;

/** What a customer wrote with a report; empty if nothing. */
export const openNote = (
  vault: Vault,
  { id, noteSealed }: Pick<typeof chatReports.$inferSelect, "id" | "noteSealed">,
): string => (noteSealed === null ? "" : vault.open(noteContext(id), noteSealed));

interface Report {
  conversationId: string;
  messageId: string | null;
  reason: ReportReason;
  note: string;
  at: Date;
}

/** Stores a report, once for each message and reason; false if the message is not of this conversation. */
export async function report(tx: Database, vault: Vault, { note, at, ...given }: Report): Promise<boolean> {
  if (given.messageId !== null) {
    const isMessage = and(
      eq(messages.id, given.messageId),
      eq(messages.conversationId, given.conversationId),
    );
    if ((await tx.$count(messages, isMessage)) === 0) return false;
  }
  const id = newId("rpt");
  const noteSealed = note === "" ? null : vault.seal(noteContext(id), note);
  await tx
    .insert(chatReports)
    .values({ id, ...given, noteSealed, createdAt: at })
    .onConflictDoNothing();
  return true;
}

interface Block {
  customerId: string;
  staffId: string;
}

/** Whether the customer wants no messages of this person. */
export const isBlocked = async (tx: Database, { customerId, staffId }: Block): Promise<boolean> =>
  (await tx.$count(chatBlocks, and(eq(chatBlocks.customerId, customerId), eq(chatBlocks.staffId, staffId)))) >
  0;

/** Blocks a member of staff for this customer, or ends the block. */
export async function setBlocked(tx: Database, block: Block, blocked: boolean, at: Date): Promise<void> {
  if (blocked)
    await tx
      .insert(chatBlocks)
      .values({ ...block, createdAt: at })
      .onConflictDoNothing();
  else
    await tx
      .delete(chatBlocks)
      .where(and(eq(chatBlocks.customerId, block.customerId), eq(chatBlocks.staffId, block.staffId)));
}
