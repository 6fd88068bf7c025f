import { defineText } from "../shared/i18n/define-text.ts";

/** What lists and pages of every dated ritual say. */
export const ritualText = defineText({
  en: () => import("./ritual-text.en.ts"),
  hi: () => import("./ritual-text.hi.ts"),
});
