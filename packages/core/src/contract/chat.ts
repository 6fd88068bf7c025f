import * as v from "valibot";
import { birthDetails } from "../birth/birth-details.ts";
import {
  bookingId,
  chadhaavaId,
  count,
  image,
  instant,
  language,
  money,
  poojaId,
  productId,
  unprintable,
  withoutInvisible,
} from "./primitives.ts";
import { localeQuery } from "./read-query.ts";

const idOf = (prefix: string) => v.pipe(v.string(), v.regex(new RegExp(`^${prefix}_[0-9A-Za-z]{17,32}$`)));
export const conversationId = idOf("cnv");
export const messageId = idOf("msg");
export const attachmentId = idOf("att");
/** Chosen by the sender: a message that is sent again under it is stored once. */
const clientId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

/** Characters of a message. */
export const longestMessage = 2000;
export const chatText = v.pipe(
  v.string(),
  v.transform((text) => withoutInvisible(text.replace(/\r\n?/g, "\n").replace(/\t/g, " ")).trim()),
  v.minLength(1, "too_short"),
  v.maxLength(longestMessage, "too_long"),
  v.check((text) => !unprintable.test(text.replaceAll("\n", "")), "characters"),
);

export const conversationKind = v.picklist(["support", "astrologer"]);
export type ConversationKind = v.InferOutput<typeof conversationKind>;
/** Who answers: the assistant, nobody yet, a person; or nobody any more. */
export const conversationState = v.picklist(["assistant", "waiting", "live", "ended"]);
export type ConversationState = v.InferOutput<typeof conversationState>;
const messageSender = v.picklist(["customer", "staff", "assistant", "system"]);
export type MessageSender = v.InferOutput<typeof messageSender>;
/** What a message of the system reports. */
export const chatEvent = v.picklist(["waiting", "accepted", "ended"]);
export type ChatEvent = v.InferOutput<typeof chatEvent>;
/** `pay_outside`: it has a payment link, a UPI id or a phone number of somebody else than the shop. */
const messageFlag = v.picklist(["pay_outside"]);
export type MessageFlag = v.InferOutput<typeof messageFlag>;

/** The services with a page where they are ordered; a consultation is what the conversation already is. */
const suggestedService = v.picklist(["kundali", "name_correction"]);
/** What staff may suggest: whatever is on sale, by the id of its page. A service has one page, and its name for an id. */
export const suggestedRef = v.variant("type", [
  v.object({ type: v.literal("pooja"), id: poojaId }),
  v.object({ type: v.literal("chadhaava"), id: chadhaavaId }),
  v.object({ type: v.literal("abhimantrit"), id: productId }),
  v.object({ type: v.literal("gemstone"), id: productId }),
  v.object({ type: v.literal("kundali"), id: v.literal("kundali") }),
  v.object({ type: v.literal("name_correction"), id: v.literal("name_correction") }),
]);
export type SuggestedRef = v.InferOutput<typeof suggestedRef>;
export type SuggestedType = SuggestedRef["type"];
const suggestedType = v.picklist([
  ...["pooja", "chadhaava", "abhimantrit", "gemstone"],
  ...suggestedService.options,
] as const satisfies readonly SuggestedType[]);

export const suggestedItemQuery = v.object({
  ...localeQuery,
  type: suggestedType,
  item_id: v.union([poojaId, chadhaavaId, productId, suggestedService]),
});
/** Whether a suggestion can be booked or bought now, or why not. */
const suggestedState = v.picklist(["on_sale", "full", "closed", "cancelled", "sold_out"]);
export type SuggestedState = v.InferOutput<typeof suggestedState>;
/** What a suggestion is now; a 404 once it left the shop. */
export const suggestedItem = v.object({
  title: v.string(),
  image,
  price: money,
  /** Whether `price` is the lowest of several. */
  is_lowest: v.boolean(),
  state: suggestedState,
});
export type SuggestedItem = v.InferOutput<typeof suggestedItem>;

export const messageKind = v.picklist(["text", "image", "voice", "birth", "suggestion", "system"]);
export type MessageKind = v.InferOutput<typeof messageKind>;

/** Seconds of a voice note. */
export const longestVoiceNote = 120;

const common = {
  id: messageId,
  client_id: v.string(),
  conversation_id: conversationId,
  /** Its place in the conversation: 1, 2, 3… without gaps. */
  seq: v.pipe(count, v.minValue(1)),
  sender: messageSender,
  flags: v.array(messageFlag),
  sent_at: instant,
};
export const message = v.variant("kind", [
  v.object({ ...common, kind: v.literal("text"), body: v.string() }),
  v.object({
    ...common,
    ...{ kind: v.literal("image"), body: v.string() },
    attachment: v.object({ id: attachmentId, width: count, height: count }),
  }),
  /** Only a reference: what it is and costs now is read with `suggestedItemQuery`. */
  v.object({ ...common, kind: v.literal("suggestion"), body: v.string(), item: suggestedRef }),
  v.object({
    ...common,
    ...{ kind: v.literal("voice"), body: v.string() },
    attachment: v.object({ id: attachmentId, seconds: count }),
  }),
  /** A birth whose chart both sides can open; null once the customer has removed it. */
  v.object({
    ...common,
    ...{ kind: v.literal("birth"), body: v.string() },
    birth: v.nullable(
      v.object({ name: v.string(), date: v.string(), time: v.nullable(v.string()), place: v.string() }),
    ),
  }),
  v.object({ ...common, kind: v.literal("system"), event: chatEvent }),
]);
export type Message = v.InferOutput<typeof message>;

export const conversation = v.object({
  id: conversationId,
  kind: conversationKind,
  state: conversationState,
  booking_id: v.nullable(bookingId),
  /** Whoever answers; null while nobody does. Only people whom the shop has checked are verified. */
  peer: v.object({ name: v.nullable(v.object({ en: v.string(), hi: v.string() })), verified: v.boolean() }),
  unread: count,
  last_seq: count,
  /** How far the customer and the other side have read. */
  read_seq: count,
  peer_read_seq: count,
  last_message: v.nullable(
    v.object({
      sender: messageSender,
      kind: messageKind,
      /** The beginning of a text, the event of a message of the system. */
      preview: v.string(),
      sent_at: instant,
    }),
  ),
  /** While `waiting`: the place in the queue, and the minutes until somebody usually answers. */
  queue: v.nullable(v.object({ position: count, minutes: count })),
  is_blocked: v.boolean(),
  rating: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  created_at: instant,
  ended_at: v.nullable(instant),
});
export type Conversation = v.InferOutput<typeof conversation>;

/** When people answer in support, and how fast. */
const supportHours = v.object({
  is_open: v.boolean(),
  /** Whole hours in India time. */
  opens: count,
  closes: count,
  reply_minutes: count,
});
export type SupportHours = v.InferOutput<typeof supportHours>;

const seqText = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
export const conversationsQuery = v.object({
  /** The `cursor` of the page before. */
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{13}\.cnv_[0-9A-Za-z]{17,32}$/))),
});
export const conversationList = v.object({ conversations: v.array(conversation), support: supportHours });
export type ConversationList = v.InferOutput<typeof conversationList>;

export const startConversationRequest = v.object({ lang: v.optional(language, "en") });

/** The latest messages; with `before` those before it, with `after` those after it. */
export const messagesQuery = v.object({
  conversation_id: conversationId,
  before: v.optional(seqText),
  after: v.optional(seqText),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
    "50",
  ),
});
/** The messages of the whole conversation whose births their customer has removed. */
export const removedBirths = v.optional(v.array(messageId), []);
export const messagePage = v.object({
  conversation,
  /** In order. */
  messages: v.array(message),
  removed: removedBirths,
  /** Whether there are more in the direction that was read. */
  has_more: v.boolean(),
});
export type MessagePage = v.InferOutput<typeof messagePage>;

const newMessage = { client_id: clientId };
const caption = v.optional(v.union([v.literal(""), chatText]), "");
const textMessage = v.object({ ...newMessage, kind: v.literal("text"), body: chatText });
const photoMessage = v.object({
  ...newMessage,
  ...{ kind: v.literal("image"), attachment_id: attachmentId, body: caption },
});
const voiceMessage = v.object({
  ...newMessage,
  ...{ kind: v.literal("voice"), attachment_id: attachmentId, body: caption },
});
/** What the customer sends. A kundali goes to astrologers alone. */
const outgoingMessage = v.variant("kind", [
  textMessage,
  photoMessage,
  voiceMessage,
  v.object({ ...newMessage, kind: v.literal("birth"), birth: birthDetails, body: caption }),
]);
/** What staff send. */
export const staffOutgoingMessage = v.variant("kind", [
  textMessage,
  photoMessage,
  v.object({ ...newMessage, kind: v.literal("suggestion"), item: suggestedRef, body: caption }),
]);
export type OutgoingMessage =
  | v.InferOutput<typeof outgoingMessage>
  | v.InferOutput<typeof staffOutgoingMessage>;
const toConversation = { conversation_id: conversationId };
export const conversationRequest = v.object(toConversation);
export const sendMessageRequest = v.intersect([conversationRequest, outgoingMessage]);
export const cardParam = v.object({ id: messageId });
export const cardQuery = v.object({ lang: v.optional(language, "en") });
export const removeCardRequest = v.object({ ...toConversation, message_id: messageId });
export const markReadRequest = v.object({ ...toConversation, seq: count });
export const rateRequest = v.object({
  ...toConversation,
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
});
export const reportReason = v.picklist(["pay_outside", "rude", "wrong_claim", "other"]);
export type ReportReason = v.InferOutput<typeof reportReason>;
export const reportRequest = v.object({
  ...toConversation,
  message_id: v.optional(v.nullable(messageId), null),
  reason: reportReason,
  note: v.optional(v.union([v.literal(""), chatText]), ""),
});
export const blockRequest = v.object({ ...toConversation, blocked: v.boolean() });

export const streamQuery = v.object({ conversation_id: conversationId, after: v.optional(seqText) });
/** How far the other side has read: an event of the stream. */
export const readEvent = v.object({ seq: count });
/** Which births their customer has removed: an event of the stream. */
export const removedEvent = v.object({ message_ids: v.array(messageId) });

export const attachmentQuery = v.object({ conversation_id: conversationId });
export const attachmentParam = v.object({ id: attachmentId });
/** A photo with its size, or a voice note with its length. */
export const uploaded = v.union([
  v.object({ id: attachmentId, width: count, height: count }),
  v.object({ id: attachmentId, seconds: count }),
]);
export type Uploaded = v.InferOutput<typeof uploaded>;
