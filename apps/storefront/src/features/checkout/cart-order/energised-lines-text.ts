import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of the names in which lines of a cart are energised. */
export const energisedLinesText = defineText({
  en: () => import("./energised-lines-text.en.ts"),
  hi: () => import("./energised-lines-text.hi.ts"),
});
