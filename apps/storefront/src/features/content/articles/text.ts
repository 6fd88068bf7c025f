import { defineText } from "../../../shared/i18n/define-text.ts";

export const articlesText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
