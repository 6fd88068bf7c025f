import { useLoaderData } from "react-router-dom";
import { goodsText } from "../../features/catalogue/goods/text.ts";
import { factsOf, type OrderedGood } from "../../features/checkout/goods-order/ordered-good.ts";
import { goodsOrderText } from "../../features/checkout/goods-order/text.ts";
import { onePageTexts } from "../../features/checkout/one-page/text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import { GoodsOrderPage } from "./goods-order-page.tsx";

export const texts = [goodsOrderText, goodsText, ...onePageTexts];

export const loader = lazyLoader(() => import("./loader.ts"));

export function meta({ data, language }: MetaArgs<OrderedGood>): PageMeta {
  return { title: goodsOrderText.in(language).title(factsOf(data).title), noindex: true };
}

export function Component() {
  const ordered = useLoaderData<typeof loader>();
  return <GoodsOrderPage key={factsOf(ordered).id} ordered={ordered} />;
}
