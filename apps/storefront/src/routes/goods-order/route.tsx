import { useLoaderData } from "react-router-dom";
import { CartOrderPage } from "../../features/checkout/cart-order/cart-order-page.tsx";
import styles from "../../features/checkout/goods-order/goods-order.module.css";
import { GoodsOrderPage } from "../../features/checkout/goods-order/goods-order-page.tsx";
import { goodsOrderText } from "../../features/checkout/goods-order/text.ts";
import { onePageTexts } from "../../features/checkout/one-page/text.ts";
import { goodsOrderLines } from "../../lines/goods-order-lines.ts";
import { goodsText } from "../../lines/goods-text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import type { loader as load } from "./loader.ts";

export const texts = [goodsOrderText, goodsText, ...onePageTexts];

export const loader = lazyLoader(() => import("./loader.ts"));

export function meta({ data, language }: MetaArgs<Awaited<ReturnType<typeof load>>>): PageMeta {
  const { cart, title } = goodsOrderText.in(language);
  return { title: data.type === "cart" ? cart.title : title(data.good.title), noindex: true };
}

export function Component() {
  const ordered = useLoaderData<typeof loader>();
  if (ordered.type === "cart") return <CartOrderPage className={styles.page} titleClass={styles.title} />;
  return <GoodsOrderPage key={ordered.good.id} ordered={ordered} line={goodsOrderLines[ordered.type]} />;
}
