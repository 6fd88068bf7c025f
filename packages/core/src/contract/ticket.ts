import * as v from "valibot";
import { instant, language, orderId, orderItemId, unprintable, withoutInvisible } from "./primitives.ts";
import { personName, phone } from "./quote.ts";
import { ticketStates } from "./sankalp.ts";

export const ticketTopic = v.picklist(["names", "recording", "delivery", "payment", "refund", "other"]);
export type TicketTopic = v.InferOutput<typeof ticketTopic>;
export const ticketState = v.picklist(ticketStates);

/** Read out on the phone: letters and digits that are hard to confuse. */
export const ticketNumber = v.pipe(v.string(), v.regex(/^TK-[2-9A-HJ-NP-Z]{8}$/));

/** Several lines as somebody typed them. */
const words = v.pipe(
  v.string(),
  v.transform((text) => withoutInvisible(text).trim()),
  v.minLength(1, "too_short"),
  v.maxLength(2000, "too_long"),
  v.check((text) => !unprintable.test(text.replaceAll(/[\n\r\t]/g, "")), "characters"),
);

export const ticketRequest = v.object({
  /** The same for each try of one request: it makes one ticket. */
  request_id: v.pipe(v.string(), v.uuid()),
  topic: ticketTopic,
  text: words,
  name: v.optional(v.nullable(personName), null),
  phone,
  /** As the buyer knows it; it is linked if the order has the same number of a phone. */
  order_number: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(20, "too_long"))), null),
  lang: v.optional(language, "en"),
});
export type TicketRequest = v.InferInput<typeof ticketRequest>;

/** What is wrong with names that can no longer be changed: staff correct them while they are not read. */
export const correctionRequest = v.object({
  order_id: orderId,
  item_id: v.optional(orderItemId),
  ...v.pick(ticketRequest, ["request_id", "text", "lang"]).entries,
});
export type CorrectionRequest = v.InferInput<typeof correctionRequest>;

export const ticketCreated = v.object({
  number: ticketNumber,
  /** When we answer at the latest, and when it is settled: the E-Commerce Rules of 2020. */
  ack_by: instant,
  resolve_by: instant,
  /** Opens the ticket without an account. */
  access_token: v.string(),
});

const ticketMessage = v.object({ from: v.picklist(["customer", "staff"]), text: v.string(), at: instant });

/** A ticket with everything that was written in it. */
export const ticket = v.object({
  number: ticketNumber,
  topic: ticketTopic,
  state: ticketState,
  order_number: v.nullable(v.string()),
  created_at: instant,
  ack_by: instant,
  resolve_by: instant,
  messages: v.array(ticketMessage),
});
export type Ticket = v.InferOutput<typeof ticket>;

export const ticketParam = v.object({ number: ticketNumber });
export const ticketLink = v.object({ t: v.optional(v.pipe(v.string(), v.maxLength(64))) });
export const ticketMessageRequest = v.object({ text: words });

/** The tickets of a signed-in customer, the latest first. */
export const tickets = v.array(v.omit(ticket, ["messages"]));
