import * as v from "valibot";
import { chadhaavaId, language, poojaId, ritualType } from "./primitives.ts";
import { phone } from "./quote.ts";

/** Asks for one message when the series of a dated item can be booked again. */
export const notifyRequest = v.object({
  item_type: ritualType,
  /** Any date of the series. */
  item_id: v.union([poojaId, chadhaavaId]),
  phone,
  channel: v.picklist(["sms", "whatsapp"]),
  consent: v.literal(true),
  /** The language of the message. */
  lang: v.optional(language, "en"),
});
export type NotifyRequest = v.InferInput<typeof notifyRequest>;
