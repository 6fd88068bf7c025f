import { defineText } from "../../shared/i18n/define-text.ts";

/** Messages of the page of a booked chadhaava. */
export const chadhaavaSuccessText = defineText({
  en: () => import("./success-text.en.ts"),
  hi: () => import("./success-text.hi.ts"),
});
