import { defineText } from "../../shared/i18n/define-text.ts";

/** Words about a puja that every list of them uses. */
export const pujaText = defineText({ en: () => import("./text.en.ts"), hi: () => import("./text.hi.ts") });
