import { defineText } from "../shared/i18n/define-text.ts";

/** Messages of the lists and pages of every dated ritual. */
export const ritualText = defineText({
  en: () => import("./ritual-text.en.ts"),
  hi: () => import("./ritual-text.hi.ts"),
});
