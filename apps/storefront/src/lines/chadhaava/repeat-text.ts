import { defineText } from "../../shared/i18n/define-text.ts";

export const repeatText = defineText({
  en: () => import("./repeat-text.en.ts"),
  hi: () => import("./repeat-text.hi.ts"),
});
