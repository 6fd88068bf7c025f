import type { Language } from "@aradhana/core/contract";
import type { ComponentType, ReactNode } from "react";
import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import type { CatalogueList } from "../../../lines/catalogue-list.ts";
import type { LabelledFilter } from "./filter-labels.ts";
import type { Listing } from "./load-list.ts";

/** The props of the parts of a list's page. */
export interface ListPartProps {
  path: string;
  listing: Pick<Listing<unknown>, "filters" | "facets" | "currency" | "total" | "extra">;
}

/** What only some lists have. It is given by the screen, so that the others do not load it. */
export interface ListExtras {
  /** Between the search and the list. */
  Finder?: ComponentType<ListPartProps>;
  /** Filters below the facets. */
  Filters: ComponentType<ListPartProps>;
  /** The labels of those filters that are on. */
  chosen(listing: ListPartProps["listing"], language: Language): LabelledFilter[];
}

/** A list with what it found. */
export interface ListView<Card extends CatalogueCard> {
  list: CatalogueList<Card>;
  listing: Listing<Card>;
  extras?: ListExtras | undefined;
  /** What can be done on a card without opening the item. */
  cardActions?(card: Card): ReactNode;
}
