import { defineText } from "../../shared/i18n/define-text.ts";

/** Messages of a chadhaava's page, including its booking. */
export const chadhaavaPageText = defineText({
  en: () => import("./page-text.en.ts"),
  hi: () => import("./page-text.hi.ts"),
});
