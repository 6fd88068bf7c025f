import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages around a name report: its reasons come from the API in the language of the page. */
export const nameReportText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
