import { defineText } from "../../shared/i18n/define-text.ts";

/** Messages of the size of a ring. */
export const ringSizeText = defineText({
  en: () => import("./ring-size-text.en.ts"),
  hi: () => import("./ring-size-text.hi.ts"),
});
