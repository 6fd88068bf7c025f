import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of the page after an order of goods. */
export const goodsSuccessText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
