import { authorisationMessages } from "@aradhana/checkout/site-messages-hi";
import type { text as original } from "./ritual-text.en.ts";

export const text: typeof original = {
  authorisation: authorisationMessages,
  back: "पिछली",
  on: "अगली",
};
