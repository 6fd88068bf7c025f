import { orderId } from "@aradhana/core/contract";
import { useParams } from "react-router-dom";
import { GoodsSuccessPage } from "../../features/orders/goods-success/goods-success-page.tsx";
import { goodsSuccessText } from "../../features/orders/goods-success/text.ts";
import { ordersText } from "../../features/orders/order/text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

export const texts = [goodsSuccessText, ordersText];

export const params = import.meta.env.SSR ? { id: orderId } : undefined;

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: goodsSuccessText.in(language).title, noindex: true };
}

export function Component() {
  const { id = "" } = useParams();
  return <GoodsSuccessPage key={id} orderId={id} />;
}
