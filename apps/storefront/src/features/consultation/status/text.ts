import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of a booking's page. */
export const bookingText = defineText({ en: () => import("./text.en.ts"), hi: () => import("./text.hi.ts") });
