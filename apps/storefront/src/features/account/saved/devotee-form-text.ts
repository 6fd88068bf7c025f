import { defineText } from "../../../shared/i18n/define-text.ts";

export const devoteeFormText = defineText({
  en: () => import("./devotee-form-text.en.ts"),
  hi: () => import("./devotee-form-text.hi.ts"),
});
