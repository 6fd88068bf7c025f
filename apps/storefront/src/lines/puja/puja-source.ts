import { getPoojaListing } from "@aradhana/core/api";
import { type PoojaCard, poojaListingQuery } from "@aradhana/core/contract";
import type { CatalogueSource } from "../catalogue-source.ts";

/** Pujas, as the API lists them. */
export const pujaSource: CatalogueSource<PoojaCard> = {
  schemas: poojaListingQuery.entries,
  async fetchPage(api, query) {
    const { results, meta } = await getPoojaListing(api, query);
    const { pujas: cards, suggestions, has_similar: hasSimilar, facets } = results;
    return { cards, suggestions, hasSimilar, facets, meta };
  },
};
