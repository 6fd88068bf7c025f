import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of what is in the cart, in its panel and on its order page. */
export const cartLinesText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
