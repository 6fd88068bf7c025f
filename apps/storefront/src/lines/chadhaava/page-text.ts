import { defineText } from "../../shared/i18n/define-text.ts";

/** What the page of a chadhaava says, its booking included. */
export const chadhaavaPageText = defineText({
  en: () => import("./page-text.en.ts"),
  hi: () => import("./page-text.hi.ts"),
});
