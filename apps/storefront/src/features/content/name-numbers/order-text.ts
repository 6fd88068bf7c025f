import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of the order of a name correction. */
export const nameOrderText = defineText({
  en: () => import("./order-text.en.ts"),
  hi: () => import("./order-text.hi.ts"),
});
