import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of the form of a birth. */
export const birthText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
