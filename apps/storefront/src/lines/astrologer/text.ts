import { defineText } from "../../shared/i18n/define-text.ts";

/** Messages of an astrologer's card. */
export const astrologerText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
