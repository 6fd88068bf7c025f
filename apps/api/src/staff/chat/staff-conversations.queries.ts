import type { StaffConversation } from "@aradhana/core/staff";
import { and, asc, count, desc, eq, gt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { conversations, messages, type StoredConversation } from "../../chat/chat.table.ts";
import { openName } from "../../customers/customers.queries.ts";
import { customers } from "../../customers/customers.table.ts";
import type { Database } from "../../db/database.ts";
import type { SignedInStaff } from "../../http/app-env.ts";
import type { Vault } from "../../vault/create-vault.ts";
import { staffAccounts } from "../accounts/staff-accounts.table.ts";

const unread = alias(messages, "unread");

/** Whether somebody may read and answer: support's conversations are for support, others for whom they are with. */
export const mayAnswer = ({ id, role }: SignedInStaff, conversation: StoredConversation): boolean =>
  conversation.staffId === id ||
  (conversation.kind === "support" && (role === "owner" || role === "support"));

function selectForStaff(db: Database) {
  const unreadCount = db
    .select({ count: count() })
    .from(unread)
    .where(
      and(
        eq(unread.conversationId, conversations.id),
        gt(unread.seq, conversations.staffReadSeq),
        eq(unread.sender, "customer"),
      ),
    );
  return db
    .select({
      ...{ conversation: conversations, customer: customers, staffName: staffAccounts.name },
      unread: sql<number>`${unreadCount}`.mapWith(Number),
    })
    .from(conversations)
    .innerJoin(customers, eq(customers.id, conversations.customerId))
    .leftJoin(staffAccounts, eq(staffAccounts.id, conversations.staffId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectForStaff>>[number];

export function staffConversationView(
  vault: Vault,
  { conversation, customer, ...row }: Row,
): StaffConversation {
  const { id, kind, state, language, bookingId, staffId, lastSeq, waitingSince, endedAt, rating } =
    conversation;
  return {
    ...{ id, kind, state, language, booking_id: bookingId, customer_name: openName(vault, customer) },
    ...{ staff_id: staffId, staff_name: row.staffName, unread: row.unread, last_seq: lastSeq, rating },
    customer_read_seq: conversation.customerReadSeq,
    waiting_since: waitingSince?.toISOString() ?? null,
    last_message_at: conversation.lastMessageAt.toISOString(),
    created_at: conversation.createdAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
  };
}

interface Listed {
  state?: StoredConversation["state"] | undefined;
  page: number;
  limit: number;
}

/** Those that wait first, the longest first; then the latest. */
export async function listForStaff(db: Database, staff: SignedInStaff, { state, page, limit }: Listed) {
  const own = eq(conversations.staffId, staff.id);
  const isSupport = staff.role === "owner" || staff.role === "support";
  const matches = and(
    isSupport ? or(own, eq(conversations.kind, "support")) : own,
    state === undefined ? undefined : eq(conversations.state, state),
  );
  const rows = await selectForStaff(db)
    .where(matches)
    .orderBy(
      desc(eq(conversations.state, "waiting")),
      asc(conversations.waitingSince),
      desc(conversations.lastMessageAt),
      asc(conversations.id),
    )
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(conversations, matches) };
}

/** A conversation with its customer and its member of staff, without a check of who may read it. */
export async function findPeople(db: Database, id: string): Promise<Row | undefined> {
  const [row] = await selectForStaff(db).where(eq(conversations.id, id));
  return row;
}

/** A conversation that this member of staff may answer; undefined for any other. */
export async function findForStaff(db: Database, staff: SignedInStaff, id: string): Promise<Row | undefined> {
  const row = await findPeople(db, id);
  return row && mayAnswer(staff, row.conversation) ? row : undefined;
}

/** Gives a locked conversation to somebody, who answers from now on. */
export const giveTo = (tx: Database, id: string, staffId: string) =>
  tx
    .update(conversations)
    .set({ state: "live", staffId, waitingSince: null })
    .where(eq(conversations.id, id));

/** Records that the other side has read everything. */
export const markStaffRead = (db: Database, id: string) =>
  db.update(conversations).set({ staffReadSeq: conversations.lastSeq }).where(eq(conversations.id, id));
