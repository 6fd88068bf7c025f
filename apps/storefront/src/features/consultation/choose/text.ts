import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of the page on which a time with an astrologer is chosen. */
export const chooseTimeText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
