import { defineText } from "../../shared/i18n/define-text.ts";
import type { ListMessages } from "../catalogue-list.ts";

/** Messages of the lists of chadhaava. */
export const chadhaavaListText = defineText<ListMessages>({
  en: () => import("./list-text.en.ts"),
  hi: () => import("./list-text.hi.ts"),
});
