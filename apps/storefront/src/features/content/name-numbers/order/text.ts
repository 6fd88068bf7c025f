import { defineText } from "../../../../shared/i18n/define-text.ts";

/** Messages of the order of a name correction. */
export const nameOrderText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
