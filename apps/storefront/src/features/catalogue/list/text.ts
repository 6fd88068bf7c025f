import { defineText } from "../../../shared/i18n/define-text.ts";

/** What every list of the catalogue says, whatever it lists. */
export const catalogueListText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
