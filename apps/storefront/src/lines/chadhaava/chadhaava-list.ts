import { ritualFilters } from "@aradhana/core/catalogue";
import type { ChadhaavaCard } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import type { CatalogueList } from "../catalogue-list.ts";
import { ritualList } from "../ritual-list.ts";
import { ChadhaavaTile } from "./chadhaava-tile.tsx";
import { chadhaavaListText } from "./list-text.ts";

/** Every upcoming chadhaava. */
export const chadhaavaList: CatalogueList<ChadhaavaCard> = {
  ...ritualList,
  path: pathTo("/chadhaava"),
  isDaily: true,
  filters: ritualFilters.filter((key) => key !== "vip"),
  text: chadhaavaListText,
  Tile: ChadhaavaTile,
  itemPath: ({ id }) => pathTo("/chadhaava/:id", { id: id }),
};
