import type { CatalogueParts } from "../catalogue/read-listing.ts";
import { createReadCache } from "../http/create-read-cache.ts";
import type { FoundEntry } from "../search/find-entries.queries.ts";
import { searchReader } from "../search/search-reader.ts";
import type { GoodsTable } from "./goods-columns.ts";
import type { GoodsIndex } from "./goods-index.ts";
import {
  type GoodsKind,
  type GoodsRequest,
  type GoodsSort,
  isFiltered,
  readGoodsIds,
  readGoodsIndex,
  readListedIds,
  sortBy,
} from "./goods-listing.queries.ts";
import { readTerms, type Terms } from "./terms.queries.ts";

interface Page {
  q?: string | undefined;
  sort?: string | undefined;
  page: number;
  limit: number;
}

const SUGGESTIONS = 4;
/** The number of similar or near goods that are read for them: some may be sold. */
const MOST_SIMILAR = 24;

/** Creates a function that reads one page of goods with the counts of their filters. */
export function goodsListingReader(
  parts: CatalogueParts,
  { kind, table }: { kind: GoodsKind; table: GoodsTable },
) {
  const { db, clock, countCacheMs } = parts;
  const cache = { clock, retentionMs: countCacheMs };
  // Indexing all goods of a large shop takes some 0.4 s: readers get the last index meanwhile, no older than any other count.
  const cachedIndex = createReadCache<GoodsIndex>({ ...cache, renewAfterMs: countCacheMs / 2 });
  const cachedTerms = createReadCache<Terms>(cache);
  const cachedFound = createReadCache<FoundEntry[]>(cache);
  const { find, findSimilar } = searchReader(parts, [kind]);

  /** `listed` names the goods of `where` and their prices in the cache of indexes; `sort` is undefined for "the best match first". */
  return async (
    query: Page,
    listed: string,
    request: Omit<GoodsRequest, "table">,
    sort: GoodsSort | undefined,
  ) => {
    const { q, limit } = query;
    const goods: GoodsRequest = { ...request, table };
    const found = q ? (await cachedFound(q, () => find(q))).map(({ id }) => id) : undefined;
    const page = { limit, offset: (query.page - 1) * limit };
    const [popular, newest] = [sortBy.popularity(table), sortBy.newest(table)];
    const readIndex = () => cachedIndex(listed, () => readGoodsIndex(db, goods, [popular, newest]));
    const [ids, index, terms] = await Promise.all([
      readIds(),
      readIndex(),
      cachedTerms("terms", () => readTerms(db)),
    ]);
    const facets = index.count(goods, found);
    const suggestions =
      facets.total === 0 ? await readSuggestions() : { suggested: [], hasSimilar: undefined };
    return { ids, ...suggestions, facets, terms, meta: { page: query.page, limit, total: facets.total } };

    /** Filters go by the index in memory: in the database, those that few goods match would scan them all. */
    async function readIds() {
      if (!found && !isFiltered(goods)) return readGoodsIds(db, goods, sort ?? popular, page);
      const order = sort ?? (found ? undefined : popular);
      return readListed((await readIndex()).find(goods, order, page, found));
    }

    /** What a search with a typo may have meant, else what is nearest to the filters. */
    async function readSuggestions() {
      const similar = q ? await readListed((await findSimilar(q, MOST_SIMILAR)).map(({ id }) => id)) : [];
      const hasSimilar = similar.length > 0;
      const suggested = hasSimilar
        ? similar
        : await readListed(index.findNearest(goods, popular, MOST_SIMILAR));
      return { suggested: suggested.slice(0, SUGGESTIONS), hasSimilar };
    }

    /** Those of these goods that are listed now: some may have been sold since they were indexed. */
    function readListed(ids: readonly string[]): Promise<string[]> {
      return readListedIds(db, goods, ids);
    }
  };
}
