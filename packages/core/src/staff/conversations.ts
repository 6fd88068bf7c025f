import * as v from "valibot";
import {
  attachmentId,
  conversationId,
  conversationKind,
  conversationState,
  message,
  reportReason,
} from "../contract/chat.ts";
import { count, instant, language } from "../contract/primitives.ts";
import { staffId } from "./accounts.ts";
import { pageQuery } from "./page.ts";

/** Support's conversations, and one's own with the customers of bookings. */
export const staffConversationsQuery = v.object({
  ...pageQuery.entries,
  state: v.optional(conversationState),
});

/** A conversation as the people who answer see it. */
export const staffConversation = v.object({
  id: conversationId,
  kind: conversationKind,
  state: conversationState,
  language,
  booking_id: v.nullable(v.string()),
  /** The customer's name, if they have given one. */
  customer_name: v.nullable(v.string()),
  staff_id: v.nullable(staffId),
  staff_name: v.nullable(v.string()),
  /** Messages of the customer that nobody has read. */
  unread: count,
  last_seq: count,
  customer_read_seq: count,
  waiting_since: v.nullable(instant),
  last_message_at: instant,
  created_at: instant,
  ended_at: v.nullable(instant),
  rating: v.nullable(count),
});
export type StaffConversation = v.InferOutput<typeof staffConversation>;

const seqText = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
export const conversationIdParam = v.object({ id: conversationId });
export const staffMessagesQuery = v.object({ before: v.optional(seqText), after: v.optional(seqText) });
export const staffMessages = v.object({
  conversation: staffConversation,
  /** In order. */
  messages: v.array(message),
  has_more: v.boolean(),
});
export type StaffMessages = v.InferOutput<typeof staffMessages>;
export const staffAttachmentParam = v.object({ id: attachmentId });

export const chatReportsQuery = v.object(pageQuery.entries);
export const chatReport = v.object({
  id: v.string(),
  conversation_id: conversationId,
  message_id: v.nullable(v.string()),
  reason: reportReason,
  note: v.string(),
  created_at: instant,
});
export type ChatReport = v.InferOutput<typeof chatReport>;
export const chatReportIdParam = v.object({ id: v.pipe(v.string(), v.regex(/^rpt_[0-9A-Za-z]{17,32}$/)) });
