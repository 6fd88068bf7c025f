import { energisedMessages } from "@aradhana/checkout/messages-hi";
import type { text as english } from "./energised-lines-text.en.ts";

export const text: typeof english = {
  ...energisedMessages,
  change: "नाम बदलें",
  changeFor: (title) => `नाम बदलें: ${title}`,
  otherNames: "आपके दिए हुए नाम",
};
