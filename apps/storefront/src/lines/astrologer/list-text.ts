import { defineText } from "../../shared/i18n/define-text.ts";
import type { ListMessages } from "../catalogue-list.ts";

/** Messages of the list of astrologers. */
export const astrologerListText = defineText<ListMessages>({
  en: () => import("./list-text.en.ts"),
  hi: () => import("./list-text.hi.ts"),
});
