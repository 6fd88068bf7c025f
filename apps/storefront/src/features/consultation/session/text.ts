import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of a session with an astrologer. */
export const sessionText = defineText({ en: () => import("./text.en.ts"), hi: () => import("./text.hi.ts") });
