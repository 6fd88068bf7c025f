import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of a drawn chart. */
export const chartText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
