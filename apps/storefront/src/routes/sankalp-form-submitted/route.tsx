import { orderId } from "@aradhana/core/contract";
import { useParams } from "react-router-dom";
import { ordersText } from "../../features/orders/order/text.ts";
import { SubmittedByOrder } from "../../features/orders/sankalp-submitted/submitted-by-order.tsx";
import { submittedText } from "../../features/orders/sankalp-submitted/text.ts";
import { orderLineText } from "../../lines/order-line-text.ts";
import { useAddressQuery } from "../../shared/address/use-address-query.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

export const texts = [submittedText, ordersText, orderLineText];

export const params = import.meta.env.SSR ? { id: orderId } : undefined;

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: submittedText.in(language).title, noindex: true };
}

export function Component() {
  const { id = "" } = useParams();
  const itemId = useAddressQuery().get("item_id") ?? undefined;
  return <SubmittedByOrder key={`${id} ${itemId}`} orderId={id} itemId={itemId} />;
}
