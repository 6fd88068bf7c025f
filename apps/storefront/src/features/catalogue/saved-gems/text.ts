import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of the saved gemstones. */
export const savedGemsText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
