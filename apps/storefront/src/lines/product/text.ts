import { defineText } from "../../shared/i18n/define-text.ts";

/** Messages of a blessed product's card. */
export const productText = defineText({ en: () => import("./text.en.ts"), hi: () => import("./text.hi.ts") });
