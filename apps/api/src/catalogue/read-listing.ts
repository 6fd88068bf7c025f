import type { Facet } from "@aradhana/core/contract";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { PublicAnswers } from "../http/public-answer.ts";
import { shortMemory } from "../http/short-memory.ts";
import { type View, viewOf } from "../http/view.ts";
import { type FacetCount, readFacets, readIdsOnSale } from "./listing.queries.ts";
import { type Filters, type ListingQuery, toFilters } from "./listing.rules.ts";
import type { ListingLine } from "./listing-line.ts";

/** What is suggested where nothing fits. */
const firstFew = { sort: "soonest", limit: 4, offset: 0 } as const;

/** What reading the catalogue needs. */
export interface CatalogueParts {
  db: Database;
  clock: Clock;
  answers: PublicAnswers;
  /** For how long a count over the whole of it serves everybody. */
  countMemoryMs: number;
}

/** Reads one page of what is on sale of a line, with the counts behind each filter. */
export function listingReader<Card>({ db, clock, countMemoryMs }: CatalogueParts, line: ListingLine<Card>) {
  const remember = shortMemory<Awaited<ReturnType<typeof readFacets>>>({ clock, retentionMs: countMemoryMs });
  const countFacets = (filters: Filters, view: View) =>
    remember(JSON.stringify([filters, view.currency]), () => readFacets(db, line, filters, view));

  return async (query: ListingQuery) => {
    const { sort, page, limit } = query;
    const view = viewOf(query, clock());
    const filters = toFilters(query);
    const [ids, { total, counts: found }] = await Promise.all([
      readIdsOnSale(db, line, filters, view, { sort, limit, offset: (page - 1) * limit }),
      countFacets(filters, view),
    ]);
    // What a search did not find has no facets: those of the list without it are shown instead.
    const isLost = total === 0 && filters.search !== undefined;
    const counts = isLost ? (await countFacets({ ...filters, search: undefined }, view)).counts : found;
    const suggested = total === 0 ? await readIdsOnSale(db, line, {}, view, firstFew) : [];
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
