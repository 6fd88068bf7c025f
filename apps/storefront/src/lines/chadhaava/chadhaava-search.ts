import { pathTo } from "@aradhana/core/paths";
import { searchCards } from "../search-cards.ts";
import type { SearchLine } from "../search-line.ts";
import { chadhaavaSource } from "./chadhaava-source.ts";

/** Upcoming chadhaava by everyday words. */
export const chadhaavaSearch: SearchLine = {
  label: "chadhaava",
  listPath: (q) => pathTo("/chadhaava", { q }),
  find: searchCards(chadhaavaSource, (id) => pathTo("/chadhaava/:id", { id })),
};
