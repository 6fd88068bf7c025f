import { defineText } from "../../shared/i18n/define-text.ts";
import type { ListMessages } from "../catalogue-list.ts";

/** Messages of the list of gemstones. */
export const gemListText = defineText<ListMessages>({
  en: () => import("./list-text.en.ts"),
  hi: () => import("./list-text.hi.ts"),
});
