import { and, asc, between, desc, eq, isNull } from "drizzle-orm";
import { chatReports, messages } from "../../chat/chat.table.ts";
import { messageView, selectMessages } from "../../chat/message-view.ts";
import type { Database } from "../../db/database.ts";
import type { Vault } from "../../vault/create-vault.ts";

/** So many messages before and after the reported one are its context. */
const AROUND = 10;

const open = isNull(chatReports.resolvedAt);
export type StoredReport = typeof chatReports.$inferSelect;

/** Reports that nobody has dealt with, the oldest first. */
export async function listReports(db: Database, { page, limit }: { page: number; limit: number }) {
  const rows = await db
    .select()
    .from(chatReports)
    .where(open)
    .orderBy(asc(chatReports.createdAt), asc(chatReports.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(chatReports, open) };
}

/** A report that nobody has dealt with; afterwards its conversation is private again. */
export async function findReport(db: Database, id: string): Promise<StoredReport | undefined> {
  const [found] = await db
    .select()
    .from(chatReports)
    .where(and(eq(chatReports.id, id), open));
  return found;
}

/** Marks a report as dealt with; undefined if there is none that is open. */
export async function resolveReport(tx: Database, id: string, at: Date): Promise<StoredReport | undefined> {
  const [resolved] = await tx
    .update(chatReports)
    .set({ resolvedAt: at })
    .where(and(eq(chatReports.id, id), open))
    .returning();
  return resolved;
}

/**
 * The messages around the reported one, in order; the latest where the report names none. Births were sent to the
 * astrologer alone: only a reported one is shown.
 */
export async function readContext(db: Database, vault: Vault, report: StoredReport) {
  const rows = await selectMessages(db)
    .where(await whereContext(db, report))
    .orderBy(desc(messages.seq))
    .limit(2 * AROUND + 1);
  return rows.toReversed().map((row) => {
    const message = messageView(vault, row);
    return message.kind === "birth" && message.id !== report.messageId
      ? { ...message, birth: null }
      : message;
  });
}

/** Whether a photo belongs to the context of a report that nobody has dealt with. */
export async function isReportedPhoto(
  db: Database,
  conversationId: string,
  photoId: string,
): Promise<boolean> {
  const reports = await db
    .select()
    .from(chatReports)
    .where(and(eq(chatReports.conversationId, conversationId), open));
  for (const report of reports) {
    const rows = await selectMessages(db)
      .where(await whereContext(db, report))
      .orderBy(desc(messages.seq))
      .limit(2 * AROUND + 1);
    if (rows.some(({ message }) => message.attachmentId === photoId)) return true;
  }
  return false;
}

async function whereContext(db: Database, { conversationId, messageId }: StoredReport) {
  const ofConversation = eq(messages.conversationId, conversationId);
  if (messageId === null) return ofConversation;
  const [reported] = await db.select({ seq: messages.seq }).from(messages).where(eq(messages.id, messageId));
  return reported
    ? and(ofConversation, between(messages.seq, reported.seq - AROUND, reported.seq + AROUND))
    : ofConversation;
}
