import * as v from "valibot";
import { instant, orderId } from "../contract/primitives.ts";
import { personName, phone } from "../contract/quote.ts";
import { ticketMessageRequest, ticketState, ticketTopic } from "../contract/ticket.ts";
import { pageQuery } from "./page.ts";

const ticketId = v.pipe(v.string(), v.regex(/^tic_[0-9A-Za-z]{17,32}$/));
export const ticketIdParam = v.object({ id: ticketId });
export const staffTicketsQuery = v.object({ ...pageQuery.entries, state: v.optional(ticketState) });
export const ticketAnswer = ticketMessageRequest;

/** A support ticket, without what was written in it. */
export const staffTicket = v.object({
  id: ticketId,
  number: v.string(),
  topic: ticketTopic,
  state: ticketState,
  order_id: v.nullable(orderId),
  created_at: instant,
  ack_by: instant,
  resolve_by: instant,
  /** Whether a limit has passed without what it promises. */
  is_late: v.boolean(),
});
export type StaffTicket = v.InferOutput<typeof staffTicket>;

/** A ticket with its messages and whom to call. */
export const staffTicketDetail = v.object({
  ...staffTicket.entries,
  name: v.nullable(personName),
  phone,
  order_number: v.nullable(v.string()),
  messages: v.array(v.object({ from: v.picklist(["customer", "staff"]), text: v.string(), at: instant })),
});
