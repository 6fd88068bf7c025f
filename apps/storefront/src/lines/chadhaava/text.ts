import { defineText } from "../../shared/i18n/define-text.ts";

/** What every list of chadhaava says of one. */
export const chadhaavaText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
