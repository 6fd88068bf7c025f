import type { FilterKey, Filters } from "@aradhana/core/catalogue";
import type { Facet } from "@aradhana/core/contract";
import type { ComponentType, ReactNode } from "react";
import type { Text } from "../shared/i18n/define-text.ts";
import type { CatalogueCard } from "./catalogue-card.ts";
import type { TileProps } from "./tile-props.ts";

/** The messages of a list. */
export interface ListMessages {
  title(filters: Filters): string;
  /** The title of a list narrowed to one deity, purpose or temple. */
  subject: Record<Facet["key"], (name: string) => string>;
  /** Of the document, for search results: it says what the shop does. */
  documentTitle(heading: string): string;
  description: string;
  search: string;
  placeholder: string;
  count(count: number): string;
  more: string;
  earlier: string;
  none: string;
}

/** One list of a line of business: its address, filters and cards. */
export interface CatalogueList<Card extends CatalogueCard> {
  path: string;
  filters: readonly FilterKey[];
  /** Whether something takes place nearly every day, so that "Today" is a quick filter. @default false */
  isDaily?: boolean;
  /** Filters of the whole list that are not in the address. */
  fixed?: Filters;
  text: Text<ListMessages>;
  Tile: ComponentType<TileProps<Card>>;
  /** The page of a card's item. */
  itemPath(card: Card): string;
  /** A note above the cards. */
  note?(filters: Filters): ReactNode;
}
