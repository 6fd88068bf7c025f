import * as v from "valibot";
import { language, poojaId } from "./primitives.ts";
import { personName, phone } from "./quote.ts";

/** When a call suits, in India time; see `callTimes`. */
export const callTime = v.picklist(["any", "morning", "afternoon", "evening"]);
export type CallTime = v.InferOutput<typeof callTime>;

/** Asks customer care for a call about a VIP puja. */
export const callbackRequest = v.object({
  /** Null for a call about VIP pujas in general. */
  pooja_id: v.optional(v.nullable(poojaId), null),
  name: personName,
  phone,
  preferred_time: callTime,
  consent: v.literal(true),
  /** The language of the call. */
  lang: v.optional(language, "en"),
});
export type CallbackRequest = v.InferInput<typeof callbackRequest>;
