import { errorTexts } from "../../../shared/api-errors/text.ts";
import { defineText } from "../../../shared/i18n/define-text.ts";
import { phoneText } from "../../account/phone/text.ts";

/** Messages of an order that is filled in and paid on one page. */
export const onePageText = defineText({
  en: () => import("./text.en.ts"),
  hi: () => import("./text.hi.ts"),
});

/** All that its parts use. */
export const onePageTexts = [onePageText, phoneText, errorTexts];
