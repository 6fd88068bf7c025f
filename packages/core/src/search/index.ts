// The search over everything: a separate entry point, so that only the search panel loads its schemas.

export { fetchPopular, searchShop } from "./call.ts";
export { POPULAR_DAYS, type PopularResults, popularQuery, popularResults } from "./popular.ts";
export {
  isOffered,
  type SearchGroup,
  type SearchHit,
  type SearchResults,
  type SearchType,
  searchGroup,
  searchHit,
  searchResults,
  searchType,
  searchTypes,
} from "./search.ts";
export { MAX_HITS, searchQuery } from "./search-query.ts";
