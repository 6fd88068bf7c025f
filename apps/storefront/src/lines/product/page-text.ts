import { defineText } from "../../shared/i18n/define-text.ts";

/** Messages of a blessed product's page. */
export const productPageText = defineText({
  en: () => import("./page-text.en.ts"),
  hi: () => import("./page-text.hi.ts"),
});
