import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of the order of a cart that is not empty. */
export const cartOrderText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
