import { defineText } from "../../../shared/i18n/define-text.ts";

/** Messages of the buyer's own order, unpaid. */
export const ownReservationText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});
