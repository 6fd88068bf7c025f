import { getChadhaavaListing } from "@aradhana/core/api";
import { type ChadhaavaCard, chadhaavaListingQuery } from "@aradhana/core/contract";
import type { CatalogueSource } from "../catalogue-source.ts";

/** Chadhaava, as the API lists them. */
export const chadhaavaSource: CatalogueSource<ChadhaavaCard> = {
  schemas: chadhaavaListingQuery.entries,
  async fetchPage(api, query) {
    const { results, meta } = await getChadhaavaListing(api, query);
    const { chadhaavas: cards, suggestions, has_similar: hasSimilar, facets } = results;
    return { cards, suggestions, hasSimilar, facets, meta };
  },
};
