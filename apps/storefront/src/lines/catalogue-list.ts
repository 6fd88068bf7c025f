import type { FilterKey, Filters } from "@aradhana/core/catalogue";
import type { ComponentType, ReactNode } from "react";
import type { Text } from "../shared/i18n/define-text.ts";
import type { CatalogueCard } from "./catalogue-card.ts";
import type { TileProps } from "./tile-props.ts";

/** Labels by a filter's key. */
export type FilterLabels = Partial<Record<FilterKey, string>>;

/** The messages of a list. */
export interface ListMessages {
  title(filters: Filters): string;
  /** The title of a list narrowed to one value of a facet: one deity, one stone. */
  subject: Partial<Record<FilterKey, (name: string) => string>>;
  /** Of the document, for search results: it says what the shop does. */
  documentTitle(heading: string): string;
  description: string;
  search: string;
  placeholder: string;
  count(count: number): string;
  more: string;
  earlier: string;
  none: string;
  /** What to do if nothing matches, and the heading of the suggestions. @default those of dated rituals */
  noneText?: string;
  suggestions?: string;
  /** @default those of dated rituals */
  facets?: FilterLabels;
  /** The first is the order without a search. @default those of dated rituals */
  sorts?: Readonly<Record<string, string>>;
}

/** One list of a line of business: its address, filters and cards. */
export interface CatalogueList<Card extends CatalogueCard> {
  path: string;
  filters: readonly FilterKey[];
  /** The facet that is used most: open from the start, and a row of quick filters on a phone. */
  mainFacet: FilterKey;
  /** Whether something takes place nearly every day, so that "Today" is a quick filter. @default false */
  isDaily?: boolean;
  /** Whether its pictures are square, so that two cards fit side by side on a phone. @default false */
  isSquare?: boolean;
  /** Filters of the whole list that are not in the address. */
  fixed?: Filters;
  text: Text<ListMessages>;
  /** A tile with a place for `actions` shows there what can be done without opening the item. */
  Tile: ComponentType<TileProps<Card> & { actions?: ReactNode }>;
  /** The page of a card's item. */
  itemPath(card: Card): string;
  /** The picture of each card, by name. @default its own */
  pictures?(cards: readonly Card[]): readonly string[];
  /** When a card's item can no longer be bought, ISO 8601. @default never */
  endsAt?(card: Card): string;
  /** A note above the cards. */
  note?(filters: Filters): ReactNode;
}
