import * as v from "valibot";
import { count, instant, orderId } from "../contract/primitives.ts";

/** Follow-up work, such as a message about an order, that was given up after its last attempt. */
export const deadLetter = v.object({
  id: v.string(),
  order_id: v.nullable(orderId),
  /** The number of the order or of the ticket; null of a request for a call. */
  subject: v.nullable(v.string()),
  /** Such as `message.order_paid`, `refund.rfd_1`, `ticket_answered` or `callback`. */
  kind: v.string(),
  attempts: count,
  /** The class and the code of the last error. */
  last_error: v.nullable(v.string()),
  failed_at: instant,
  created_at: instant,
});

export const deadLetterIdParam = v.object({ id: v.pipe(v.string(), v.regex(/^\w{4,40}$/)) });
