import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of an order that has no report, or not yet. */
export const reportStateText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
