import { defineText } from "../../../shared/i18n/define-text.ts";

/** What every page of a dated ritual says, whatever its line. */
export const detailText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
