import { defineText } from "../../shared/i18n/define-text.ts";
import type { ListWords } from "../catalogue-list.ts";

/** What the lists of pujas say. */
export const pujaListText = defineText<ListWords>({
  en: () => import("./list-text.en.ts"),
  hi: () => import("./list-text.hi.ts"),
});
