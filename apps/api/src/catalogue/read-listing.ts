import type { Facet } from "@aradhana/core/contract";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { SendCached } from "../http/cached-responses.ts";
import { createReadCache } from "../http/create-read-cache.ts";
import { type View, viewOf } from "../http/view.ts";
import { searchReader } from "../search/search-reader.ts";
import { countFound, pageOfFound } from "./found-listing.rules.ts";
import { type FacetCount, readFacetNames, readFacets, readIdsOnSale } from "./listing.queries.ts";
import { type Filters, type ListingQuery, toFilters } from "./listing.rules.ts";
import type { ListingLine } from "./listing-line.ts";
import type { FoundOnSale } from "./open-dates.queries.ts";

/** The number of suggestions for an empty listing. */
const SUGGESTIONS = { limit: 4, offset: 0 } as const;
/** The number of similar matches that are read for them: some of their series may have no open date. */
const MOST_SIMILAR = 24;

/** The dependencies of the catalogue's routes. */
export interface CatalogueParts {
  db: Database;
  clock: Clock;
  sendCached: SendCached;
  /** How long counts over the whole catalogue are cached. */
  countCacheMs: number;
}

/** Creates a function that reads one page of a line's listing, with the counts of each filter. */
export function listingReader<Card>(parts: CatalogueParts, line: ListingLine<Card>) {
  const { db, clock, countCacheMs } = parts;
  const cache = { clock, retentionMs: countCacheMs };
  const cachedFacets = createReadCache<Awaited<ReturnType<typeof readFacets>>>(cache);
  const cachedNames = createReadCache<Awaited<ReturnType<typeof readFacetNames>>>(cache);
  const cachedFound = createReadCache<FoundOnSale[]>(cache);
  const { find, findSimilar } = searchReader(parts, [line.kind]);
  const readNames = () => cachedNames("names", () => readFacetNames(db));

  async function readWhole({ page, limit, sort = "soonest" }: ListingQuery, filters: Filters, view: View) {
    const [ids, { total, counts }] = await Promise.all([
      readIdsOnSale(db, line, filters, view, { sort, limit, offset: (page - 1) * limit }),
      cachedFacets(JSON.stringify([filters, view.currency]), () => readFacets(db, line, filters, view)),
    ]);
    return { ids, total, counts };
  }

  /** A search is read once: its pages, orders, filters and counts are all of its best matches. */
  async function readFound(q: string, query: ListingQuery, filters: Filters, view: View) {
    const { page, limit, sort = "relevance" } = query;
    const { deity: _deity, temple: _temple, purpose: _purpose, ...ofDates } = filters;
    const [rows, names] = await Promise.all([
      cachedFound(JSON.stringify([q, ofDates, view.currency]), async () =>
        line.readFound(db, await find(q), ofDates, view),
      ),
      readNames(),
    ]);
    const ids = pageOfFound(rows, filters, { sort, limit, offset: (page - 1) * limit });
    return { ids, ...countFound(rows, filters, names) };
  }

  /** The best matches of similar words for a search with a typo, else the next dates on sale. */
  async function readSuggested(q: string | undefined, view: View) {
    if (q) {
      const found = await findSimilar(q, MOST_SIMILAR);
      const rows = found.length > 0 ? await line.readFound(db, found, {}, view) : [];
      if (rows.length > 0)
        return { ids: pageOfFound(rows, {}, { sort: "relevance", ...SUGGESTIONS }), hasSimilar: true };
    }
    const ids = await readIdsOnSale(db, line, {}, view, { sort: "soonest", ...SUGGESTIONS });
    return { ids, hasSimilar: false };
  }

  async function readSuggestions(q: string | undefined, view: View) {
    const { ids, hasSimilar } = await readSuggested(q, view);
    return { suggestions: await line.readCards(db, ids, view), has_similar: hasSimilar };
  }

  return async (query: ListingQuery) => {
    const { page, limit, q } = query;
    const view = viewOf(query, clock());
    const filters = toFilters(query);
    const { ids, total, counts } = q
      ? await readFound(q, query, filters, view)
      : await readWhole(query, filters, view);
    const isEmpty = total === 0;
    const [cards, suggested, shown] = await Promise.all([
      line.readCards(db, ids, view),
      isEmpty ? readSuggestions(q, view) : { suggestions: [] },
      // A search without results has no facets, so those of the list without the search are shown.
      isEmpty && q ? readWhole(query, filters, view).then((whole) => whole.counts) : counts,
    ]);
    return { cards, ...suggested, facets: toFacets(shown, view), meta: { page, limit, total } };
  };
}

const toFacets = (counts: readonly FacetCount[], { language }: View): Facet[] =>
  (["deity", "purpose", "temple"] as const).map((key) => ({
    key,
    options: counts
      .filter((each) => each.key === key)
      .map(({ value, name, count }) => ({ value, label: name[language], count })),
  }));
