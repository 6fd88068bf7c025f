import { defineText } from "../../shared/i18n/define-text.ts";

/** Messages of a gemstone's page. */
export const gemPageText = defineText({
  en: () => import("./page-text.en.ts"),
  hi: () => import("./page-text.hi.ts"),
});
