import { defineText } from "../../shared/i18n/define-text.ts";

/** Messages of a chadhaava's card. */
export const chadhaavaText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
