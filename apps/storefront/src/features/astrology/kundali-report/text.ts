import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages around a report: its sections come from the API in the language of the page. */
export const reportText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
