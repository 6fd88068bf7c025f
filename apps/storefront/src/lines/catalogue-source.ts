import type { ApiClient } from "@aradhana/core/api";
import type { FilterKey, Filters } from "@aradhana/core/catalogue";
import type { Facet, Meta } from "@aradhana/core/contract";
import type { GenericSchema } from "valibot";

/** The query for a page of a list. */
export type ListQuery = Filters & { page: number; limit: number };

/** Fetches the cards of a line. Only loaders import it, because it imports the API client and its schemas. */
export interface CatalogueSource<Card> {
  /** The API's schema of each filter. */
  schemas: Partial<Record<FilterKey, GenericSchema>>;
  fetchPage(
    api: ApiClient,
    query: ListQuery,
  ): Promise<{ cards: Card[]; suggestions: Card[]; facets: Facet[]; meta: Meta }>;
}
