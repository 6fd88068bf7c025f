import { addonMessages, prasadMessages } from "@aradhana/checkout/messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  ...addonMessages,
  prasad: prasadMessages,
  change: "बदलें",
};
