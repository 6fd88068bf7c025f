import { defineText } from "../../shared/i18n/define-text.ts";

/** What sets a VIP puja apart. */
export const vipText = defineText({
  en: () => import("./vip-text.en.ts"),
  hi: () => import("./vip-text.hi.ts"),
});
