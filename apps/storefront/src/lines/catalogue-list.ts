import type { FilterKey, Filters } from "@aradhana/core/catalogue";
import type { Facet } from "@aradhana/core/contract";
import type { ComponentType, ReactNode } from "react";
import type { Text } from "../shared/i18n/define-text.ts";
import type { CatalogueCard } from "./catalogue-card.ts";
import type { TileProps } from "./tile-props.ts";

/** What a list calls what it lists. */
export interface ListWords {
  title(filters: Filters): string;
  /** The title of a list narrowed to one deity, purpose or temple. */
  subject: Record<Facet["key"], (name: string) => string>;
  description: string;
  search: string;
  placeholder: string;
  count(count: number): string;
  more: string;
  earlier: string;
  none: string;
}

/** One list of a line of business: where it is, what can narrow it, and how it looks. */
export interface CatalogueList<Card extends CatalogueCard> {
  path: string;
  filters: readonly FilterKey[];
  /** Whether something takes place nearly every day, so that "Today" is a quick filter. @default false */
  isDaily?: boolean;
  /** Filters that hold for the whole list and are in no address. */
  fixed?: Filters;
  text: Text<ListWords>;
  Tile: ComponentType<TileProps<Card>>;
  /** The page of what a card shows. */
  itemPath(card: Card): string;
  /** What is said above the cards. */
  note?(filters: Filters): ReactNode;
}
