import { defineText } from "../../../shared/i18n/define-text.ts";

export const invoiceText = defineText({
  en: () => import("./invoice-text.en.ts"),
  hi: () => import("./invoice-text.hi.ts"),
});
