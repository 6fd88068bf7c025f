import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of every list of the catalogue. */
export const catalogueListText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
