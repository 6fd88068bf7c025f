import {
  isOffered,
  popularQuery,
  popularResults,
  type SearchGroup,
  searchQuery,
  searchResults,
} from "@aradhana/core/search";
import { Hono } from "hono";
import type { CatalogueParts } from "../catalogue/read-listing.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { type View, viewOf } from "../http/view.ts";
import type { FoundEntry } from "./find-entries.queries.ts";
import { popularReader } from "./read-popular.ts";
import { searchReader } from "./search-reader.ts";
import type { SearchSource } from "./search-source.ts";

/** How many matches are read for each hit: some are sold, or have no open date. */
const READ_PER_HIT = 6;

/** The search over everything. */
export function searchRoutes(parts: CatalogueParts, sources: readonly SearchSource[]) {
  const { db, clock, sendCached } = parts;
  const types = sources.map(({ type }) => type);
  const { find } = searchReader(parts, types);
  const readPopular = popularReader(parts);
  const { findSimilar } = searchReader(parts, types.filter(isOffered));

  async function readGroups(
    requested: readonly SearchSource[],
    found: readonly FoundEntry[],
    limit: number,
    view: View,
  ): Promise<SearchGroup[]> {
    const groups = await Promise.all(
      requested.map(async ({ type, readHits }) => {
        const own = found.filter(({ kind }) => kind === type);
        const hits = own.length > 0 ? await readHits(db, own, view, limit + 1) : [];
        return { type, hits: hits.slice(0, limit), has_more: hits.length > limit };
      }),
    );
    return groups.filter(({ hits }) => hits.length > 0);
  }

  return new Hono<AppEnv>()
    .get(
      "/",
      documented({ tag: "search", summary: "A search over everything", results: searchResults }),
      validated("query", searchQuery),
      (c) => {
        const query = c.req.valid("query");
        const { q, types, limit } = query;
        return sendCached(c, query, async () => {
          const view = viewOf(query, clock());
          const requested = sources.filter(({ type }) => types?.includes(type) ?? true);
          const groups = await readGroups(requested, await find(q, limit * READ_PER_HIT), limit, view);
          const suggestions = groups.some(({ type }) => isOffered(type))
            ? []
            : await readGroups(requested, await findSimilar(q, limit * READ_PER_HIT), limit, view);
          return { results: { groups, suggestions } };
        });
      },
    )
    .get(
      "/popular",
      documented({
        ...{ tag: "search", results: popularResults },
        summary: "What most buyers have ordered lately, or what the shop puts first",
      }),
      validated("query", popularQuery),
      (c) => {
        const query = c.req.valid("query");
        const view = viewOf(query, clock());
        return sendCached(c, query, async () => ({
          results: await readPopular((found) => readGroups(sources, found, query.limit, view)),
        }));
      },
    );
}
