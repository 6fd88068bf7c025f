import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of the page after the order of a service. */
export const serviceSuccessText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
