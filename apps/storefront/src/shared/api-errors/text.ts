import { defineText } from "../i18n/define-text.ts";

export const refusalText = defineText({ en: () => import("./text.en.ts"), hi: () => import("./text.hi.ts") });
