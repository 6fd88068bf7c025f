import { getProductListing } from "@aradhana/core/api";
import type { ProductCard } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import type { SearchHit, SearchLine } from "../search-line.ts";

const toHit = ({ id, title, image, price }: ProductCard): SearchHit => ({
  ...{ id, title, note: formatMoney(price), image: image.name },
  href: pathTo("/abhimantrit-products/:id", { id }),
});

/** Blessed products by everyday words. */
export const productSearch: SearchLine = {
  label: "products",
  listPath: (q) => pathTo("/abhimantrit-products", { q }),
  async find(api, { q, limit }) {
    const { results, meta } = await getProductListing(api, { q, limit });
    const { products, suggestions } = results;
    return {
      hits: products.map(toHit),
      total: meta.total ?? products.length,
      nearest: suggestions.slice(0, limit).map(toHit),
    };
  },
};
