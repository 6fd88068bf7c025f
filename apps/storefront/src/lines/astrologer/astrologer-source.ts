import { type AstrologerCard, astrologerListingQuery, getAstrologers } from "@aradhana/core/consultation";
import type { CatalogueSource } from "../catalogue-source.ts";

/** Astrologers, as the API lists them. A facet without values is not shown. */
export const astrologerSource: CatalogueSource<AstrologerCard> = {
  schemas: astrologerListingQuery.entries,
  async fetchPage(api, query) {
    const { results, meta } = await getAstrologers(api, query);
    const { astrologers: cards, suggestions, facets } = results;
    return { cards, suggestions, facets: facets.filter(({ options }) => options.length > 0), meta };
  },
};
