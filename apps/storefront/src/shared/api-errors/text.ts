import { defineText } from "../i18n/define-text.ts";

export const errorTexts = defineText({ en: () => import("./text.en.ts"), hi: () => import("./text.hi.ts") });
