import { defineText } from "../../../shared/i18n/define-text.ts";

/** Words around what buyers wrote. */
export const reviewText = defineText({ en: () => import("./text.en.ts"), hi: () => import("./text.hi.ts") });
