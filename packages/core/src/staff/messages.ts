import * as v from "valibot";
import { instant, orderId } from "../contract/primitives.ts";
import { pageQuery } from "./page.ts";

const state = v.picklist(["sent", "delivered", "read", "failed"]);

/** What became of a message to a buyer, without its text and recipient. */
export const sentMessage = v.object({
  id: v.string(),
  order_id: v.nullable(orderId),
  order_number: v.nullable(v.string()),
  template: v.string(),
  channel: v.picklist(["sms", "whatsapp", "call", "email"]),
  provider: v.picklist(["twilio", "msg91", "smtp", "practice"]),
  state,
  /** The provider's code of a failure. */
  error_code: v.nullable(v.string()),
  sent_at: instant,
  updated_at: instant,
});
export type SentMessage = v.InferOutput<typeof sentMessage>;

export const messagesQuery = v.object({
  ...pageQuery.entries,
  order_id: v.optional(orderId),
  state: v.optional(state),
});
