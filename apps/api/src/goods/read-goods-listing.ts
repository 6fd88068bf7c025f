import type { SQL } from "drizzle-orm";
import type { CatalogueParts } from "../catalogue/read-listing.ts";
import { createReadCache } from "../http/create-read-cache.ts";
import type { FoundEntry } from "../search/find-entries.queries.ts";
import { searchReader } from "../search/search-reader.ts";
import type { GoodsTable } from "./goods-columns.ts";
import type { GoodsIndex } from "./goods-index.ts";
import {
  type GoodsKind,
  type GoodsRequest,
  nearestFirst,
  readGoodsIds,
  readGoodsIndex,
} from "./goods-listing.queries.ts";
import { readTerms, type Terms } from "./terms.queries.ts";

interface Page {
  q?: string | undefined;
  sort?: string | undefined;
  page: number;
  limit: number;
}

const SUGGESTIONS = { limit: 4, offset: 0 } as const;
/** The number of similar matches that are read for them: some may be sold. */
const MOST_SIMILAR = 24;

/** Creates a function that reads one page of goods with the counts of their filters. */
export function goodsListingReader(
  parts: CatalogueParts,
  { kind, table }: { kind: GoodsKind; table: GoodsTable },
) {
  const { db, clock, countCacheMs } = parts;
  const cache = { clock, retentionMs: countCacheMs };
  const cachedIndex = createReadCache<GoodsIndex>(cache);
  const cachedTerms = createReadCache<Terms>(cache);
  const cachedFound = createReadCache<FoundEntry[]>(cache);
  const { find, findSimilar } = searchReader(parts, [kind]);

  /** `listed` names the goods of `where` and their prices in the cache of indexes; `orderBy` is missing for "the best match first". */
  return async (
    query: Page,
    listed: string,
    request: Omit<GoodsRequest, "table" | "found">,
    { orderBy, popular }: { orderBy: readonly SQL[] | undefined; popular: readonly SQL[] },
  ) => {
    const { q, page, limit } = query;
    const found = q ? await cachedFound(q, () => find(q)) : undefined;
    const goods: GoodsRequest = { ...request, table, found };
    const [ids, index, terms] = await Promise.all([
      readGoodsIds(db, goods, {
        orderBy: orderBy ?? (found ? [] : popular),
        limit,
        offset: (page - 1) * limit,
      }),
      cachedIndex(listed, () => readGoodsIndex(db, goods)),
      cachedTerms("terms", () => readTerms(db)),
    ]);
    const facets = index.count(
      goods,
      found?.map(({ id }) => id),
    );
    const suggested = facets.total === 0 ? await readSuggestions() : [];
    return { ids, suggested, facets, terms, meta: { page, limit, total: facets.total } };

    /** What a search with a typo may have meant, else what is nearest to the filters, else what is popular. */
    async function readSuggestions() {
      const any = { table, where: request.where, dimensions: [], ranges: [] };
      const similar = q ? await findSimilar(q, MOST_SIMILAR) : [];
      const ids = await readGoodsIds(db, { ...any, found: similar }, { orderBy: [], ...SUGGESTIONS });
      return ids.length > 0
        ? ids
        : readGoodsIds(
            db,
            { ...any, found: undefined },
            { orderBy: [...nearestFirst(request), ...popular], ...SUGGESTIONS },
          );
    }
  };
}
