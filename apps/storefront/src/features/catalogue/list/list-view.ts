import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import type { CatalogueList } from "../../../lines/catalogue-list.ts";
import type { Listing } from "./load-list.ts";

/** A list with what it found. */
export interface ListView<Card extends CatalogueCard> {
  list: CatalogueList<Card>;
  listing: Listing<Card>;
}
