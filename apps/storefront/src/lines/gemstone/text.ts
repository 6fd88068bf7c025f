import { defineText } from "../../shared/i18n/define-text.ts";

/** Messages of a gemstone's card. */
export const gemText = defineText({ en: () => import("./text.en.ts"), hi: () => import("./text.hi.ts") });
