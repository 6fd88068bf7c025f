import { defineText } from "../i18n/define-text.ts";

export const shellText = defineText({ en: () => import("./text.en.ts"), hi: () => import("./text.hi.ts") });
