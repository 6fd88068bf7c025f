import type { text as english } from "./text.en.ts";

export const text: typeof english = {
  title: "सेव किए रत्न",
  none: "कोई रत्न सेव नहीं है। रत्न के पेज पर सेव करें, फिर यहाँ मिलेगा।",
  failed: "सेव किए रत्न नहीं खुले।",
  retry: "फिर कोशिश करें",
  remove: "हटाएँ",
  removeOf: (title) => `हटाएँ: ${title}`,
};
