import * as v from "valibot";
import {
  attachmentId,
  conversationId,
  conversationKind,
  conversationState,
  message,
  messageId,
  removedBirths,
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
export const conversationCardParam = v.object({ id: conversationId, messageId });
export const staffMessagesQuery = v.object({ before: v.optional(seqText), after: v.optional(seqText) });
export const staffMessages = v.object({
  conversation: staffConversation,
  /** In order. */
  messages: v.array(message),
  removed: removedBirths,
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
/** A report with what was said around it: the only part of an astrologer's conversation that support can read. */
export const chatReportDetail = v.object({
  ...chatReport.entries,
  conversation: v.object({
    ...v.pick(staffConversation, ["kind", "state", "booking_id", "customer_name", "staff_id", "staff_name"])
      .entries,
    /** Whether this customer gets no more messages from this member of staff. */
    is_blocked: v.boolean(),
  }),
  /** In order: around the reported message, or the latest where none is named. */
  messages: v.array(message),
});
export type ChatReportDetail = v.InferOutput<typeof chatReportDetail>;
/** Deals with a report; in the same step it may end the conversation, and block the member of staff for the customer. */
export const resolveChatReport = v.object({
  end: v.optional(v.boolean(), false),
  block: v.optional(v.boolean(), false),
});
export const chatReportIdParam = v.object({ id: v.pipe(v.string(), v.regex(/^rpt_[0-9A-Za-z]{17,32}$/)) });
