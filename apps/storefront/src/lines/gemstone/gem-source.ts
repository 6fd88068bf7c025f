import { type GemCard, gemListingQuery, getGemListing } from "@aradhana/core/goods";
import type { CatalogueSource } from "../catalogue-source.ts";

/** Gemstones, as the API lists them, with the carats of a ratti. */
export const gemSource: CatalogueSource<GemCard, { rattiInCarats: number }> = {
  schemas: gemListingQuery.entries,
  async fetchPage(api, query) {
    const { results, meta } = await getGemListing(api, query);
    const { gems: cards, suggestions, has_similar: hasSimilar, facets } = results;
    const { ratti_in_carats: rattiInCarats } = results;
    return { cards, suggestions, hasSimilar, facets, meta, extra: { rattiInCarats } };
  },
};
