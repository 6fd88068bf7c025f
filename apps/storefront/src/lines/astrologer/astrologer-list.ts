import type { AstrologerCard } from "@aradhana/core/consultation";
import { consultPath, pathTo } from "@aradhana/core/paths";
import type { CatalogueList } from "../catalogue-list.ts";
import { AstrologerTile } from "./astrologer-tile.tsx";
import { astrologerListText } from "./list-text.ts";

/** Everybody who gives consultations. */
export const astrologerList: CatalogueList<AstrologerCard> = {
  path: pathTo("/astro-guru/find"),
  filters: [
    ...(["q", "topic", "speaks", "skill", "mode", "years", "gender", "stars", "status"] as const),
    ...(["max_price", "sort"] as const),
  ],
  mainFacet: "topic",
  text: astrologerListText,
  Tile: AstrologerTile,
  itemPath: ({ id }) => consultPath(id),
};
