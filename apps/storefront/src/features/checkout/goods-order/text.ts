import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of the order of one product or gemstone. */
export const goodsOrderText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
