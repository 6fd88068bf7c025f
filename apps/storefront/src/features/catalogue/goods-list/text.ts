import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of the lists of products and gemstones. */
export const goodsListText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
