import { getProductListing } from "@aradhana/core/api";
import { productListingQuery } from "@aradhana/core/goods";
import type { CatalogueSource } from "../catalogue-source.ts";
import { type ListedProduct, withSwatches } from "./listed-product.ts";

/** CSS colours by the names that products use. */
export type ProductColors = Readonly<Record<string, string>>;

/** Blessed products, as the API lists them. */
export const productSource: CatalogueSource<ListedProduct, { colors: ProductColors }> = {
  schemas: productListingQuery.entries,
  async fetchPage(api, query) {
    const { results, meta } = await getProductListing(api, query);
    const { products, suggestions, has_similar: hasSimilar, facets, colors } = results;
    const listed = (cards: typeof products) => cards.map((card) => withSwatches(card, colors));
    return {
      ...{ cards: listed(products), suggestions: listed(suggestions), hasSimilar },
      ...{ facets, meta, extra: { colors } },
    };
  },
};
