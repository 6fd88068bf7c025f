import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of the order of a service. */
export const serviceOrderText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
