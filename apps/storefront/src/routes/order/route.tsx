import { orderId } from "@aradhana/core/contract";
import { useParams } from "react-router-dom";
import { ordersText } from "../../features/orders/order/text.ts";
import { OrderById } from "../../features/orders/order-page/order-by-id.tsx";
import { orderText } from "../../features/orders/order-page/text.ts";
import { orderLineText } from "../../lines/order-line-text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

export const texts = [orderText, ordersText, orderLineText];

export const params = import.meta.env.SSR ? { id: orderId } : undefined;

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: orderText.in(language).title, noindex: true };
}

export function Component() {
  const { id = "" } = useParams();
  return <OrderById key={id} orderId={id} />;
}
