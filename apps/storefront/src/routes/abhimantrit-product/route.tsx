import { getProductListing } from "@aradhana/core/api";
import { productId } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { useLoaderData } from "react-router-dom";
import { detailText } from "../../features/catalogue/detail/text.ts";
import { ProductPage } from "../../features/catalogue/product/product-page.tsx";
import { goodsReviews } from "../../features/catalogue/reviews/goods-reviews.ts";
import { reviewText } from "../../features/catalogue/reviews/text.ts";
import { goodsText } from "../../lines/goods-text.ts";
import { productPageText } from "../../lines/product/page-text.ts";
import { productText } from "../../lines/product/text.ts";
import { ritualText } from "../../lines/ritual-text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import { pathsOfList } from "../../shared/page-meta/sitemap.ts";
import { productMeta } from "./product-meta.ts";

export const deferred = [goodsReviews];

export const texts = [detailText, goodsText, productPageText, productText, ritualText, reviewText];

export const view = "View product";

export const params = import.meta.env.SSR ? { id: productId } : undefined;

export const sitemap = import.meta.env.SSR
  ? pathsOfList(getProductListing, ({ products }) =>
      products.map(({ id }) => pathTo("/abhimantrit-products/:id", { id })),
    )
  : undefined;

export const loader = lazyLoader(() => import("./loader.ts"));

export const meta = productMeta;

export function Component() {
  const { product, serverTime } = useLoaderData<typeof loader>();
  return <ProductPage key={product.id} product={product} now={Date.parse(serverTime)} />;
}
