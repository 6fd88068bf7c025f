import type { Conversation } from "@aradhana/core/contract";
import { and, count, eq, gt, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { staffAccounts } from "../staff/accounts/staff-accounts.table.ts";
import type { Vault } from "../vault/create-vault.ts";
import {
  chatBlocks,
  conversations,
  messages,
  type StoredConversation,
  type StoredMessage,
} from "./chat.table.ts";
import { openBody } from "./message-view.ts";
import { minutesInQueue } from "./support-hours.rules.ts";

/** Characters of the last message that a list shows. */
const PREVIEW = 120;
const unread = alias(messages, "unread");
const earlier = alias(conversations, "earlier");

interface ConversationRow {
  conversation: StoredConversation;
  last: StoredMessage | null;
  staffName: string | null;
  unread: number;
  ahead: number;
  isBlocked: boolean;
}

/** Reads conversations as their customer sees them; add which ones. */
export function selectConversations(db: Database) {
  const unreadCount = db
    .select({ count: count() })
    .from(unread)
    .where(
      and(
        eq(unread.conversationId, conversations.id),
        gt(unread.seq, conversations.customerReadSeq),
        or(eq(unread.sender, "staff"), eq(unread.sender, "assistant")),
      ),
    );
  const ahead = db
    .select({ count: count() })
    .from(earlier)
    .where(and(eq(earlier.state, "waiting"), lt(earlier.waitingSince, conversations.waitingSince)));
  const block = db
    .select({ one: sql`1` })
    .from(chatBlocks)
    .where(
      and(eq(chatBlocks.customerId, conversations.customerId), eq(chatBlocks.staffId, conversations.staffId)),
    );
  return db
    .select({
      ...{ conversation: conversations, last: messages, staffName: staffAccounts.name },
      unread: sql<number>`${unreadCount}`.mapWith(Number),
      ahead: sql<number>`${ahead}`.mapWith(Number),
      isBlocked: sql<boolean>`exists ${block}`,
    })
    .from(conversations)
    .leftJoin(
      messages,
      and(eq(messages.conversationId, conversations.id), eq(messages.seq, conversations.lastSeq)),
    )
    .leftJoin(staffAccounts, eq(staffAccounts.id, conversations.staffId))
    .$dynamic();
}

/** A conversation as the API sends it to its customer. */
export function conversationView(vault: Vault, row: ConversationRow): Conversation {
  const { conversation, last, staffName, isBlocked, ahead } = row;
  const { id, kind, state, bookingId, peerName, staffId, lastSeq, createdAt, endedAt } = conversation;
  const position = ahead + 1;
  return {
    ...{ id, kind, state, booking_id: bookingId, unread: row.unread, last_seq: lastSeq },
    read_seq: conversation.customerReadSeq,
    peer_read_seq: conversation.staffReadSeq,
    peer: {
      name: peerName ?? (staffName === null ? null : { en: staffName, hi: staffName }),
      verified: staffId !== null,
    },
    last_message: last && lastMessageView(vault, last),
    queue: state === "waiting" ? { position, minutes: minutesInQueue(position) } : null,
    ...{ is_blocked: isBlocked, rating: conversation.rating },
    ...{ created_at: createdAt.toISOString(), ended_at: endedAt?.toISOString() ?? null },
  };
}

function lastMessageView(vault: Vault, last: StoredMessage) {
  const { sender, kind, event, sentAt } = last;
  const preview = event ?? [...openBody(vault, last).replace(/\s+/gu, " ")].slice(0, PREVIEW).join("");
  return { sender, kind, preview, sent_at: sentAt.toISOString() };
}
