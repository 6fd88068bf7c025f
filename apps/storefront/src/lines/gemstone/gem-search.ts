import { type GemCard, getGemListing } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import type { SearchHit, SearchLine } from "../search-line.ts";

const toHit = ({ id, title, image, price, origin }: GemCard): SearchHit => ({
  ...{ id, title, note: `${origin.label} · ${formatMoney(price)}`, image: image.name },
  href: pathTo("/gemstones/:id", { id }),
});

/** Gemstones by everyday words. */
export const gemSearch: SearchLine = {
  label: "gemstones",
  listPath: (q) => pathTo("/gemstones", { q }),
  async find(api, { q, limit }) {
    const { results, meta } = await getGemListing(api, { q, limit });
    const { gems, suggestions } = results;
    return {
      hits: gems.map(toHit),
      total: meta.total ?? gems.length,
      nearest: suggestions.slice(0, limit).map(toHit),
    };
  },
};
