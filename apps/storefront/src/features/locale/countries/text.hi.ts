import type { text as original } from "./text.en.ts";

export const text: typeof original = {
  find: "देश या डायल कोड खोजें",
  clear: "हटाएँ",
  none: (typed: string) => `“${typed}” नाम का कोई देश नहीं मिला।`,
};
