import { defineText } from "../../../shared/i18n/define-text.ts";

export const offerText = defineText({
  en: () => import("./offer-text.en.ts"),
  hi: () => import("./offer-text.hi.ts"),
});
