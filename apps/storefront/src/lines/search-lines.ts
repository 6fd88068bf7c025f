import { articleSearch } from "./article/article-search.ts";
import { chadhaavaSearch } from "./chadhaava/chadhaava-search.ts";
import { gemSearch } from "./gemstone/gem-search.ts";
import { productSearch } from "./product/product-search.ts";
import { pujaSearch } from "./puja/puja-search.ts";
import type { SearchLine } from "./search-line.ts";

/** What the search panel searches, in the sequence of its groups. */
export const searchLines: readonly SearchLine[] = [
  pujaSearch,
  chadhaavaSearch,
  productSearch,
  gemSearch,
  articleSearch,
];
