import type {
  ChatEvent,
  ConversationKind,
  ConversationState,
  MessageFlag,
  MessageKind,
  MessageSender,
  ReportReason,
  SuggestedType,
} from "@aradhana/core/contract";
import { sql } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { customers } from "../customers/customers.table.ts";
import { instant } from "../db/columns.ts";
import { staffAccounts } from "../staff/accounts/staff-accounts.table.ts";
import type { Text } from "../text/text.ts";

/** A customer's talks with support, and with the astrologer of a booking. */
export const conversations = pgTable(
  "conversations",
  {
    id: text().primaryKey(),
    kind: text().$type<ConversationKind>().notNull(),
    state: text().$type<ConversationState>().notNull(),
    language: text({ enum: ["en", "hi"] }).notNull(),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    /** The member of staff who answers; null while nobody does. */
    staffId: text().references(() => staffAccounts.id),
    /** The name of the astrologer as the customer booked them; null in support. */
    peerName: jsonb().$type<Text>(),
    /** The consultation that it belongs to. */
    bookingId: text().unique(),
    /** The number of its messages. A new message takes the next number under the lock of this row. */
    lastSeq: integer().notNull().default(0),
    customerReadSeq: integer().notNull().default(0),
    staffReadSeq: integer().notNull().default(0),
    rating: smallint(),
    lastMessageAt: instant().notNull(),
    /** Since when a person is asked for. */
    waitingSince: instant(),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    index("conversations_customer_idx").on(table.customerId, table.lastMessageAt.desc(), table.id),
    index("conversations_staff_idx").on(table.staffId),
    index("conversations_queue_idx").on(table.waitingSince).where(sql`state = 'waiting'`),
    index("conversations_ended_idx").on(table.endedAt),
    uniqueIndex("conversations_one_support")
      .on(table.customerId)
      .where(sql`kind = 'support' and state <> 'ended'`),
  ],
);

export type StoredConversation = typeof conversations.$inferSelect;

export const attachmentTypes = ["image/webp", "audio/webm", "audio/mp4"] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

/** Photos of messages, drawn again by us, and voice notes, copied without metadata. Both are encrypted. */
export const chatAttachments = pgTable(
  "chat_attachments",
  {
    id: text().primaryKey(),
    conversationId: text()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** The id of the customer or member of staff who uploaded it. */
    ownerId: text().notNull(),
    contentType: text().$type<AttachmentType>().notNull().default("image/webp"),
    /** Of a photo. */
    width: integer(),
    height: integer(),
    /** Of a voice note. */
    seconds: integer(),
    contentSealed: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("chat_attachments_conversation_idx").on(table.conversationId)],
);

/** The messages, in the order of `seq`. */
export const messages = pgTable(
  "messages",
  {
    id: text().primaryKey(),
    conversationId: text()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    sender: text().$type<MessageSender>().notNull(),
    staffId: text().references(() => staffAccounts.id),
    clientId: text().notNull(),
    kind: text().$type<MessageKind>().notNull(),
    bodySealed: text().notNull(),
    /** The birth of a kundali; null once its customer has removed it. */
    birthSealed: text(),
    event: text().$type<ChatEvent>(),
    attachmentId: text()
      .unique()
      .references(() => chatAttachments.id),
    /** What a suggestion is of; what it costs is read when it is shown. */
    itemType: text().$type<SuggestedType>(),
    itemId: text(),
    flags: text().array().$type<MessageFlag[]>().notNull().default([]),
    sentAt: instant().notNull(),
  },
  (table) => [
    unique("messages_order").on(table.conversationId, table.seq),
    unique("messages_once").on(table.conversationId, table.sender, table.clientId),
  ],
);

export type StoredMessage = typeof messages.$inferSelect;

/** Members of staff from whom a customer wants no more messages. */
export const chatBlocks = pgTable(
  "chat_blocks",
  {
    customerId: text()
      .notNull()
      .references(() => customers.id),
    staffId: text()
      .notNull()
      .references(() => staffAccounts.id),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.staffId] })],
);

/** What customers reported; staff review it. */
export const chatReports = pgTable(
  "chat_reports",
  {
    id: text().primaryKey(),
    conversationId: text()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    messageId: text(),
    reason: text().$type<ReportReason>().notNull(),
    noteSealed: text(),
    createdAt: instant().notNull(),
    /** When a member of staff has dealt with it. */
    resolvedAt: instant(),
  },
  (table) => [
    unique("chat_reports_once").on(table.conversationId, table.messageId, table.reason).nullsNotDistinct(),
    index("chat_reports_open_idx").on(table.createdAt).where(sql`resolved_at is null`),
  ],
);
