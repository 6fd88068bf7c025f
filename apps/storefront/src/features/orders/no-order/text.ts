import { defineText } from "../../../shared/i18n/define-text.ts";

export const noOrderText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
