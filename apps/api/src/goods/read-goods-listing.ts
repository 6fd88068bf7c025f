import { desc, type SQL, sql } from "drizzle-orm";
import { toSearch } from "../catalogue/listing.rules.ts";
import type { CatalogueParts } from "../catalogue/read-listing.ts";
import { readSearchWords } from "../catalogue/search-words.queries.ts";
import { createReadCache } from "../http/create-read-cache.ts";
import { foldQuery } from "../search/fold-words.ts";
import { nearestWords } from "../search/nearest-words.ts";
import type { GoodsTable } from "./goods-columns.ts";
import {
  type GoodsFacets,
  type GoodsRequest,
  readGoodsFacets,
  readGoodsIds,
} from "./goods-listing.queries.ts";
import { readTerms, type Terms } from "./terms.queries.ts";

interface Page {
  q?: string | undefined;
  page: number;
  limit: number;
}

const SUGGESTIONS = { limit: 4, offset: 0 } as const;

/** The condition of a search, and the rank of what matches. */
const searchIn = ({ searchVector }: GoodsTable, search: string) => ({
  where: sql`${searchVector} @@ to_tsquery('simple', ${search})`,
  rank: desc(sql`ts_rank(${searchVector}, to_tsquery('simple', ${search}))`),
});

/** Creates a function that reads one page of goods with the counts of their filters. */
export function goodsListingReader({ db, clock, countCacheMs }: CatalogueParts, table: GoodsTable) {
  const cache = { clock, retentionMs: countCacheMs };
  const cachedFacets = createReadCache<GoodsFacets>(cache);
  const cachedWords = createReadCache<string[]>(cache);
  const cachedTerms = createReadCache<Terms>(cache);

  /** `key` names the request in the cache of its counts; `orderBy` is missing for "the best match first". */
  return async (
    query: Page,
    key: unknown,
    request: Omit<GoodsRequest, "table">,
    { orderBy, popular }: { orderBy: readonly SQL[] | undefined; popular: readonly SQL[] },
  ) => {
    const { q, page, limit } = query;
    const search = q ? searchIn(table, toSearch(foldQuery(q))) : undefined;
    const asked: GoodsRequest = { ...request, table, where: [...request.where, search?.where] };
    const order = orderBy ?? (search ? [search.rank, ...popular] : popular);
    const [ids, facets, terms] = await Promise.all([
      readGoodsIds(db, asked, { orderBy: order, limit, offset: (page - 1) * limit }),
      cachedFacets(JSON.stringify(key), () => readGoodsFacets(db, asked)),
      cachedTerms("terms", () => readTerms(db)),
    ]);
    const suggested = facets.total === 0 ? await readSuggestions() : [];
    return { ids, suggested, facets, terms, meta: { page, limit, total: facets.total } };

    /** What a search with a typo may have meant, else what is popular. */
    async function readSuggestions() {
      const any: GoodsRequest = { table, where: request.where, dimensions: [], ranges: [] };
      const vocabulary = q ? await cachedWords("words", () => readSearchWords(db, table)) : [];
      const words = toSearch(nearestWords(foldQuery(q ?? ""), vocabulary), "any");
      const similar = words ? searchIn(table, words) : undefined;
      const found = similar
        ? await readGoodsIds(
            db,
            { ...any, where: [...any.where, similar.where] },
            { orderBy: [similar.rank], ...SUGGESTIONS },
          )
        : [];
      return found.length > 0 ? found : readGoodsIds(db, any, { orderBy: popular, ...SUGGESTIONS });
    }
  };
}
