import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages around a kundali of a conversation. */
export const kundaliCardText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
