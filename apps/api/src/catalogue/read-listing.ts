import type { Facet } from "@aradhana/core/contract";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { PublicAnswers } from "../http/public-answer.ts";
import { shortMemory } from "../http/short-memory.ts";
import { type View, viewOf } from "../http/view.ts";
import { type FacetCount, readFacets, readIdsOnSale } from "./listing.queries.ts";
import { type Filters, type ListingQuery, toFilters } from "./listing.rules.ts";
import type { ListingLine } from "./listing-line.ts";

/** The suggestions when there are no results. */
const suggestionsPage = { sort: "soonest", limit: 4, offset: 0 } as const;

/** The dependencies of the catalogue's routes. */
export interface CatalogueParts {
  db: Database;
  clock: Clock;
  answers: PublicAnswers;
  /** How long counts over the whole catalogue are cached. */
  countMemoryMs: number;
}

/** Creates a function that reads one page of a line's listing, with the counts of each filter. */
export function listingReader<Card>({ db, clock, countMemoryMs }: CatalogueParts, line: ListingLine<Card>) {
  const cached = shortMemory<Awaited<ReturnType<typeof readFacets>>>({ clock, retentionMs: countMemoryMs });
  const countFacets = (filters: Filters, view: View) =>
    cached(JSON.stringify([filters, view.currency]), () => readFacets(db, line, filters, view));

  return async (query: ListingQuery) => {
    const { sort, page, limit } = query;
    const view = viewOf(query, clock());
    const filters = toFilters(query);
    const [ids, { total, counts: ownCounts }] = await Promise.all([
      readIdsOnSale(db, line, filters, view, { sort, limit, offset: (page - 1) * limit }),
      countFacets(filters, view),
    ]);
    // A search without results has no facets: those of the listing without the search are returned instead.
    const hasNoMatches = total === 0 && filters.search !== undefined;
    const counts = hasNoMatches
      ? (await countFacets({ ...filters, search: undefined }, view)).counts
      : ownCounts;
    const suggested = total === 0 ? await readIdsOnSale(db, line, {}, view, suggestionsPage) : [];
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
