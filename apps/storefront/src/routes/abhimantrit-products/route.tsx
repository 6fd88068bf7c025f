import { useLoaderData } from "react-router-dom";
import { productExtras } from "../../features/catalogue/goods-list/list-extras.tsx";
import { goodsListText } from "../../features/catalogue/goods-list/text.ts";
import { useShareColors } from "../../features/catalogue/goods-list/use-share-colors.ts";
import { listMeta } from "../../features/catalogue/list/list-meta.ts";
import { ListPage } from "../../features/catalogue/list/list-page.tsx";
import type { Listing } from "../../features/catalogue/list/load-list.ts";
import { catalogueListText } from "../../features/catalogue/list/text.ts";
import { productListText } from "../../lines/product/list-text.ts";
import type { ListedProduct } from "../../lines/product/listed-product.ts";
import { productList } from "../../lines/product/product-list.ts";
import { productText } from "../../lines/product/text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs } from "../../shared/page-meta/page-meta.ts";
import { ownPath } from "../../shared/page-meta/sitemap.ts";

export const texts = [catalogueListText, goodsListText, productListText, productText];

export const view = "View products";

export const sitemap = ownPath;

export const loader = lazyLoader(() => import("./loader.ts"));

export const meta = (args: MetaArgs<Listing<ListedProduct>>) => listMeta(productList, args);

export function Component() {
  const listing = useLoaderData<typeof loader>();
  useShareColors(listing.extra?.colors);
  return <ListPage list={productList} listing={listing} extras={productExtras} />;
}
