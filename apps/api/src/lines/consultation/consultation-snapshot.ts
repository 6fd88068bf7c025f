import * as v from "valibot";
import { storedText } from "../../text/stored-text.ts";

/** The data of a booking that is copied to its order. */
export const consultationSnapshot = v.object({
  bookingId: v.string(),
  astrologer: storedText,
  mode: v.picklist(["chat", "call", "video"]),
  minutes: v.number(),
  image: v.object({ name: v.string(), alt: storedText }),
});

export const consultationOf = ({ item }: { item: { snapshot: unknown } }) =>
  v.parse(consultationSnapshot, item.snapshot);
