import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of the chart that a customer shares. */
export const sharedChartText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
