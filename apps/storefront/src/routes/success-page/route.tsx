import { orderId } from "@aradhana/core/contract";
import { useParams } from "react-router-dom";
import { ordersText } from "../../features/orders/order/text.ts";
import { SuccessPage } from "../../features/orders/service-success/success-page.tsx";
import { serviceSuccessText } from "../../features/orders/service-success/text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

export const texts = [serviceSuccessText, ordersText];

export const params = import.meta.env.SSR ? { id: orderId } : undefined;

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: serviceSuccessText.in(language).title, noindex: true };
}

/** Type and name in the address are for people: the page shows those of the order (ruling D6). */
export function Component() {
  const { id = "" } = useParams();
  return <SuccessPage key={id} orderId={id} />;
}
