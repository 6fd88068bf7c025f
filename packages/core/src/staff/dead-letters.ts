import * as v from "valibot";
import { count, instant, orderId } from "../contract/primitives.ts";

/** Follow-up work of an order, such as a message, that was given up after its last attempt. */
export const deadLetter = v.object({
  id: v.string(),
  order_id: orderId,
  order_number: v.string(),
  /** Such as `message.paid` or `refund.rfd_1`. */
  kind: v.string(),
  attempts: count,
  /** The class and the code of the last error. */
  last_error: v.nullable(v.string()),
  failed_at: instant,
  created_at: instant,
});

export const deadLetterIdParam = v.object({ id: v.pipe(v.string(), v.regex(/^\w{4,40}$/)) });
