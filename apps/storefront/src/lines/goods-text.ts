import { defineText } from "../shared/i18n/define-text.ts";

/** Messages that the pages of products and gemstones share. */
export const goodsText = defineText({
  en: () => import("./goods-text.en.ts"),
  hi: () => import("./goods-text.hi.ts"),
});
