import type { text as english } from "./text.en.ts";

export const text: typeof english = {
  add: "कार्ट में डालें",
  see: "कार्ट देखें",
  added: "कार्ट में जुड़ गया",
};
