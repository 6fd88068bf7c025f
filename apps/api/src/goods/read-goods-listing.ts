import type { SQL } from "drizzle-orm";
import { toSearch } from "../catalogue/listing.rules.ts";
import type { CatalogueParts } from "../catalogue/read-listing.ts";
import { createReadCache } from "../http/create-read-cache.ts";
import { foldQuery } from "../search/fold-words.ts";
import { foundIdsReader } from "../search/found-ids-reader.ts";
import { nearestWords } from "../search/nearest-words.ts";
import { readSearchWords } from "../search/search-entries.queries.ts";
import type { GoodsTable } from "./goods-columns.ts";
import {
  type GoodsFacets,
  type GoodsKind,
  type GoodsRequest,
  readGoodsFacets,
  readGoodsIds,
} from "./goods-listing.queries.ts";
import { readTerms, type Terms } from "./terms.queries.ts";

interface Page {
  q?: string | undefined;
  sort?: string | undefined;
  page: number;
  limit: number;
}

const SUGGESTIONS = { limit: 4, offset: 0 } as const;

/** Creates a function that reads one page of goods with the counts of their filters. */
export function goodsListingReader(
  { db, clock, countCacheMs }: CatalogueParts,
  { kind, table }: { kind: GoodsKind; table: GoodsTable },
) {
  const cache = { clock, retentionMs: countCacheMs };
  const cachedFacets = createReadCache<GoodsFacets>(cache);
  const cachedWords = createReadCache<string[]>(cache);
  const cachedTerms = createReadCache<Terms>(cache);
  const readFound = foundIdsReader({ clock, countCacheMs });

  /** `key` names the request in the cache of its counts; `orderBy` is missing for "the best match first". */
  return async (
    query: Page,
    key: unknown,
    request: Omit<GoodsRequest, "table" | "search">,
    { orderBy, popular }: { orderBy: readonly SQL[] | undefined; popular: readonly SQL[] },
  ) => {
    const { q, sort, page, limit } = query;
    const search = q ? { kind, tsQuery: toSearch(foldQuery(q)) } : undefined;
    const goodsRequest: GoodsRequest = { ...request, table, search };
    const order = { orderBy: orderBy ?? popular, byRank: orderBy === undefined };
    const read = (part: { limit: number; offset: number }) =>
      readGoodsIds(db, goodsRequest, { ...order, ...part });
    const part = { limit, offset: (page - 1) * limit };
    const [ids, facets, terms] = await Promise.all([
      search ? readFound(JSON.stringify([key, sort]), part, read) : read(part),
      cachedFacets(JSON.stringify(key), () => readGoodsFacets(db, goodsRequest)),
      cachedTerms("terms", () => readTerms(db)),
    ]);
    const suggested = facets.total === 0 ? await readSuggestions() : [];
    return { ids, suggested, facets, terms, meta: { page, limit, total: facets.total } };

    /** What a search with a typo may have meant, else what is popular. */
    async function readSuggestions() {
      const any: GoodsRequest = {
        table,
        search: undefined,
        where: request.where,
        dimensions: [],
        ranges: [],
      };
      const vocabulary = q ? await cachedWords("words", () => readSearchWords(db, kind)) : [];
      const tsQuery = toSearch(nearestWords(foldQuery(q ?? ""), vocabulary), "any");
      const similar = { ...any, search: { kind, tsQuery } };
      const found = tsQuery
        ? await readGoodsIds(db, similar, { orderBy: [], byRank: true, ...SUGGESTIONS })
        : [];
      return found.length > 0
        ? found
        : readGoodsIds(db, any, { orderBy: popular, byRank: false, ...SUGGESTIONS });
    }
  };
}
