import type { GemCard } from "@aradhana/core/goods";
import { pathTo } from "@aradhana/core/paths";
import type { CatalogueList } from "../catalogue-list.ts";
import { GemTile } from "./gem-tile.tsx";
import { gemListText } from "./list-text.ts";

/** Every gemstone on sale. */
export const gemList: CatalogueList<GemCard> = {
  path: pathTo("/gemstones"),
  filters: [
    ...([
      "q",
      "stone",
      "planet",
      "rashi",
      "purpose",
      "origin",
      "treatment",
      "lab",
      "color",
      "shape",
    ] as const),
    ...(["min_carat", "max_carat", "min_ratti", "max_ratti", "min", "max", "sort"] as const),
  ],
  mainFacet: "stone",
  isSquare: true,
  text: gemListText,
  Tile: GemTile,
  itemPath: ({ id }) => pathTo("/gemstones/:id", { id }),
};
