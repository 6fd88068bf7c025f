import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of a voice or video call, and of the test before it. */
export const callText = defineText({ en: () => import("./text.en.ts"), hi: () => import("./text.hi.ts") });
