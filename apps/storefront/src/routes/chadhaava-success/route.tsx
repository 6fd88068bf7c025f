import { orderId } from "@aradhana/core/contract";
import { useParams } from "react-router-dom";
import { SuccessPage } from "../../features/orders/chadhaava-success/success-page.tsx";
import { ordersText } from "../../features/orders/order/text.ts";
import { chadhaavaSuccessText } from "../../lines/chadhaava/success-text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

export const texts = [chadhaavaSuccessText, ordersText];

export const params = import.meta.env.SSR ? { id: orderId } : undefined;

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: chadhaavaSuccessText.in(language).title, noindex: true };
}

export function Component() {
  const { id = "" } = useParams();
  return <SuccessPage key={id} orderId={id} />;
}
