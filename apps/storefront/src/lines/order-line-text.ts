import { defineText } from "../shared/i18n/define-text.ts";

/** Messages about the item of an order, by the type of the order. */
export const orderLineText = defineText({
  en: () => import("./order-line-text.en.ts"),
  hi: () => import("./order-line-text.hi.ts"),
});
