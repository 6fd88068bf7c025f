import { POPULAR_DAYS, type PopularResults } from "@aradhana/core/search";
import type { CatalogueParts } from "../catalogue/read-listing.ts";
import { createReadCache } from "../http/create-read-cache.ts";
import type { FoundEntry } from "./find-entries.queries.ts";
import { findChosen, findOrdered } from "./popular.queries.ts";

const DAY = 24 * 60 * 60 * 1000; // ms
/** How many of each type are read: some are sold, or have no open date. */
const MOST = 30;
/** Less than this is no list. */
const MIN_HITS = 3;
/** Popularity changes slowly, and all orders of a season are counted: as a multiple of the time that counts are cached. */
const RETENTION = 60;

type Groups = PopularResults["groups"];

/** Creates the function that reads what is popular; `readGroups` makes groups of what can be offered now. */
export function popularReader({ db, clock, countCacheMs }: CatalogueParts) {
  const cached = createReadCache<FoundEntry[]>({
    ...{ clock, retentionMs: RETENTION * countCacheMs, renewAfterMs: (RETENTION * countCacheMs) / 6 },
  });
  return async (readGroups: (found: readonly FoundEntry[]) => Promise<Groups>): Promise<PopularResults> => {
    const since = new Date(clock().getTime() - POPULAR_DAYS * DAY);
    const ordered = await readGroups(await cached("ordered", () => findOrdered(db, since, MOST)));
    if (ordered.reduce((sum, { hits }) => sum + hits.length, 0) >= MIN_HITS)
      return { basis: "orders", groups: ordered };
    return { basis: "choice", groups: await readGroups(await cached("chosen", () => findChosen(db, MOST))) };
  };
}
