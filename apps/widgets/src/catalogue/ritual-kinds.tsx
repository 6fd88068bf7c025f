import { type ApiClient, getChadhaavaListing, getPoojaListing } from "@aradhana/core/api";
import {
  type ChadhaavaCard,
  chadhaavaListingQuery,
  type Facet,
  type Meta,
  type PoojaCard,
  poojaListingQuery,
  type RitualType,
} from "@aradhana/core/contract";
import type { ComponentType } from "react";
import { ChadhaavaTile } from "./chadhaava-tile.tsx";
import { PujaTile } from "./puja-tile.tsx";
import type { CatalogueQuery, FilterSchemas } from "./read-query.ts";
import type { TileProps } from "./tile-props.ts";

/** The rituals that match the query, and the next dates of any ritual. */
export interface Listed<Card> {
  found: readonly Card[];
  others: readonly Card[];
  facets: readonly Facet[];
}

/** How pujas and chadhaava differ in lists. */
export interface RitualKind<Card> {
  type: RitualType;
  /** By what it can be narrowed. */
  filters: FilterSchemas;
  list(api: ApiClient, query: CatalogueQuery): Promise<{ results: Listed<Card>; meta: Meta }>;
  Tile: ComponentType<TileProps<Card>>;
}

/** Pujas, in lists. */
export const pujaKind: RitualKind<PoojaCard> = {
  type: "pooja",
  filters: poojaListingQuery.entries,
  async list(api, query) {
    const { results, meta } = await getPoojaListing(api, query);
    return { results: { found: results.pujas, others: results.suggestions, facets: results.facets }, meta };
  },
  Tile: PujaTile,
};

/** Chadhaava, in lists. */
export const chadhaavaKind: RitualKind<ChadhaavaCard> = {
  type: "chadhaava",
  filters: chadhaavaListingQuery.entries,
  async list(api, query) {
    const { results, meta } = await getChadhaavaListing(api, query);
    return {
      results: { found: results.chadhaavas, others: results.suggestions, facets: results.facets },
      meta,
    };
  },
  Tile: ChadhaavaTile,
};
