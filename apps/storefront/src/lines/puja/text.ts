import { defineText } from "../../shared/i18n/define-text.ts";

/** Messages of a puja's card. */
export const pujaText = defineText({ en: () => import("./text.en.ts"), hi: () => import("./text.hi.ts") });
