import { linkLoginMessages } from "@aradhana/checkout/site-messages-hi";
import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  expired: "यह लिंक अब मान्य नहीं है। यहाँ साइन इन करें।",
  ...linkLoginMessages,
};
