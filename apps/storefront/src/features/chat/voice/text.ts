import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of the recorder of voice notes. */
export const voiceText = defineText({ en: () => import("./text.en.ts"), hi: () => import("./text.hi.ts") });
