import * as v from "valibot";
import { astrologerId, chadhaavaId, language, poojaId, productId, ritualType } from "./primitives.ts";
import { phone } from "./quote.ts";

/** What visitors can wait for: a ritual's next date, a product that is out of stock, or a free time of an astrologer. */
const notifyType = v.picklist([...ritualType.options, "abhimantrit", "consultation"]);
export type NotifyType = v.InferOutput<typeof notifyType>;

/** Asks for one message when the series of a dated item or an astrologer can be booked again, or a product is back in stock. */
export const notifyRequest = v.object({
  item_type: notifyType,
  /** Any date of the series, the product or the astrologer. */
  item_id: v.union([poojaId, chadhaavaId, productId, astrologerId]),
  phone,
  channel: v.picklist(["sms", "whatsapp"]),
  consent: v.literal(true),
  /** The language of the message. */
  lang: v.optional(language, "en"),
});
export type NotifyRequest = v.InferInput<typeof notifyRequest>;
