import { isNull } from "drizzle-orm";
import { articleSearchSource } from "../articles/article-search-source.ts";
import { astrologerSearchSource } from "../astrologers/astrologer-search-source.ts";
import { datedSearchSource } from "../catalogue/dated-search-source.ts";
import { gems } from "../goods/gems.table.ts";
import { goodsSearchSource } from "../goods/goods-search-source.ts";
import { products } from "../goods/products.table.ts";
import type { SearchSource } from "../search/search-source.ts";
import { serviceSearchSource } from "../service-packages/service-search-source.ts";
import { templeSearchSource } from "../temples/temple-search-source.ts";
import { chadhaavaLine } from "./chadhaava/catalogue.ts";
import { isOnSale } from "./gemstone/gems.queries.ts";
import { pujaLine } from "./pooja/catalogue.ts";

/** What the search over everything looks in, in the sequence of its groups. */
export const searchSources: readonly SearchSource[] = [
  datedSearchSource(pujaLine),
  datedSearchSource(chadhaavaLine),
  goodsSearchSource({ type: "abhimantrit", table: products, where: isNull(products.withdrawnAt) }),
  goodsSearchSource({ type: "gemstone", table: gems, where: isOnSale }),
  astrologerSearchSource,
  serviceSearchSource,
  templeSearchSource,
  articleSearchSource,
];
