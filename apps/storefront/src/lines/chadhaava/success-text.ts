import { defineText } from "../../shared/i18n/define-text.ts";

/** What the page of a booked chadhaava says. */
export const chadhaavaSuccessText = defineText({
  en: () => import("./success-text.en.ts"),
  hi: () => import("./success-text.hi.ts"),
});
