import type { Facet } from "@aradhana/core/contract";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { SendCached } from "../http/cached-responses.ts";
import { createReadCache } from "../http/create-read-cache.ts";
import { type View, viewOf } from "../http/view.ts";
import { foldQuery } from "../search/fold-words.ts";
import { foundIdsReader } from "../search/found-ids-reader.ts";
import { nearestWords } from "../search/nearest-words.ts";
import { type FacetCount, readFacets, readIdsOnSale } from "./listing.queries.ts";
import { type Filters, type ListingQuery, type Page, toFilters, toSearch } from "./listing.rules.ts";
import type { ListingLine } from "./listing-line.ts";

/** The number of suggestions for an empty listing. */
const SUGGESTIONS = { limit: 4, offset: 0 } as const;

/** The dependencies of the catalogue's routes. */
export interface CatalogueParts {
  db: Database;
  clock: Clock;
  sendCached: SendCached;
  /** How long counts over the whole catalogue are cached. */
  countCacheMs: number;
}

/** Creates a function that reads one page of a line's listing, with the counts of each filter. */
export function listingReader<Card>({ db, clock, countCacheMs }: CatalogueParts, line: ListingLine<Card>) {
  const cached = createReadCache<Awaited<ReturnType<typeof readFacets>>>({
    clock,
    retentionMs: countCacheMs,
  });
  const cachedWords = createReadCache<string[]>({ clock, retentionMs: countCacheMs });
  const readFound = foundIdsReader({ clock, countCacheMs });
  const countFacets = (filters: Filters, view: View) =>
    cached(JSON.stringify([filters, view.currency]), () => readFacets(db, line, filters, view));

  function readIds(filters: Filters, view: View, page: Page): Promise<string[]> {
    if (filters.search === undefined) return readIdsOnSale(db, line, filters, view, page);
    const key = JSON.stringify([filters, view.currency, page.sort]);
    return readFound(key, page, (part) => readIdsOnSale(db, line, filters, view, { ...page, ...part }));
  }

  /** The best matches of similar words for a search with a typo, else the next dates on sale. */
  async function readSuggestedIds(q: string | undefined, view: View): Promise<string[]> {
    const vocabulary = q ? await cachedWords("words", () => line.readSearchWords(db)) : [];
    const search = toSearch(nearestWords(foldQuery(q ?? ""), vocabulary), "any");
    const similar = search ? await readIds({ search }, view, { sort: "relevance", ...SUGGESTIONS }) : [];
    if (similar.length > 0) return similar;
    return readIdsOnSale(db, line, {}, view, { sort: "soonest", ...SUGGESTIONS });
  }

  return async (query: ListingQuery) => {
    const { page, limit, q } = query;
    const view = viewOf(query, clock());
    const filters = toFilters(query);
    const sort = query.sort ?? (filters.search ? "relevance" : "soonest");
    const [ids, { total, counts: ownCounts }] = await Promise.all([
      readIds(filters, view, { sort, limit, offset: (page - 1) * limit }),
      countFacets(filters, view),
    ]);
    // A search without results has no facets, so those of the list without the search are shown.
    const hasNoMatches = total === 0 && filters.search !== undefined;
    const counts = hasNoMatches
      ? (await countFacets({ ...filters, search: undefined }, view)).counts
      : ownCounts;
    const suggested = total === 0 ? await readSuggestedIds(q, view) : [];
    const [cards, suggestions] = await Promise.all([
      line.readCards(db, ids, view),
      line.readCards(db, suggested, view),
    ]);
    return { cards, suggestions, facets: toFacets(counts, view), meta: { page, limit, total } };
  };
}

const toFacets = (counts: readonly FacetCount[], { language }: View): Facet[] =>
  (["deity", "purpose", "temple"] as const).map((key) => ({
    key,
    options: counts
      .filter((each) => each.key === key)
      .map(({ value, name, count }) => ({ value, label: name[language], count })),
  }));
