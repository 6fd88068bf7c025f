import { templePlace } from "@aradhana/core/catalogue";
import { formatDate } from "@aradhana/core/date";
import type { RitualCard } from "./catalogue-card.ts";
import type { CatalogueSource } from "./catalogue-source.ts";
import type { SearchHit, SearchLine } from "./search-line.ts";

/** Searches the dated rituals of a line; `itemPath` is the page of one. */
export function searchCards<Card extends RitualCard>(
  source: CatalogueSource<Card>,
  itemPath: (id: string) => string,
): SearchLine["find"] {
  return async (api, { q, limit, language }) => {
    const { cards, suggestions, meta } = await source.fetchPage(api, { q, limit, page: 1 });
    const toHit = ({ id, title, image, muhurat, temple }: Card): SearchHit => ({
      id,
      title,
      note: `${formatDate(muhurat.start_at, "short-day", language)} · ${templePlace(temple)}`,
      image: image.name,
      href: itemPath(id),
    });
    return { hits: cards.map(toHit), total: meta.total ?? cards.length, nearest: suggestions.map(toHit) };
  };
}
