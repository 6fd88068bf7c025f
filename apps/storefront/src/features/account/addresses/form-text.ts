import { defineText } from "../../../shared/i18n/define-text.ts";

export const addressFormText = defineText({
  en: () => import("./form-text.en.ts"),
  hi: () => import("./form-text.hi.ts"),
});
