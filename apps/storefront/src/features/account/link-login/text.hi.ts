import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  expired: "यह लिंक अब मान्य नहीं है। यहाँ साइन इन करें।",
  other: "किस खाते से?",
  otherText: (signedIn, offered) => `आप ${signedIn} से साइन इन हैं। यह लिंक ${offered} का है।`,
  stay: (account) => `${account} से ही रहें`,
  change: (account) => `${account} पर बदलें`,
};
