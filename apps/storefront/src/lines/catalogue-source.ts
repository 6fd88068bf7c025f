import type { ApiClient } from "@aradhana/core/api";
import type { FilterKey, Filters, ListFacet } from "@aradhana/core/catalogue";
import type { Meta } from "@aradhana/core/contract";
import type { GenericSchema } from "valibot";

/** The query for a page of a list. */
export type ListQuery = Filters & { page: number; limit: number };

/** Fetches the cards of a line. Only loaders import it, because it imports the API client and its schemas. */
export interface CatalogueSource<Card, Extra = undefined> {
  /** The API's schema of each filter. */
  schemas: Partial<Record<FilterKey, GenericSchema>>;
  fetchPage(
    api: ApiClient,
    query: ListQuery,
  ): Promise<{
    cards: Card[];
    suggestions: Card[];
    /** Whether they are similar to the search, not only what else there is. */
    hasSimilar?: boolean | undefined;
    facets: ListFacet[];
    meta: Meta;
    /** What only the lists of this line have. */
    extra?: Extra;
  }>;
}
