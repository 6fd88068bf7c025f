import * as v from "valibot";
import { chadhaavaId, language, poojaId, productId, ritualType } from "./primitives.ts";
import { phone } from "./quote.ts";

/** What visitors can wait for: a ritual's next date, or a product that is out of stock. */
const notifyType = v.picklist([...ritualType.options, "abhimantrit"]);
export type NotifyType = v.InferOutput<typeof notifyType>;

/** Asks for one message when the series of a dated item can be booked again, or a product is back in stock. */
export const notifyRequest = v.object({
  item_type: notifyType,
  /** Any date of the series, or the product. */
  item_id: v.union([poojaId, chadhaavaId, productId]),
  phone,
  channel: v.picklist(["sms", "whatsapp"]),
  consent: v.literal(true),
  /** The language of the message. */
  lang: v.optional(language, "en"),
});
export type NotifyRequest = v.InferInput<typeof notifyRequest>;
