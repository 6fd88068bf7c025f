import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of the page of any dated ritual. */
export const detailText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
