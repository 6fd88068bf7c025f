import { chadhaavaId, packageId } from "@aradhana/core/contract";
import * as v from "valibot";
import { phoneText } from "../../features/account/phone/text.ts";
import { NoOrder } from "../../features/orders/no-order/no-order.tsx";
import { noOrderText } from "../../features/orders/no-order/text.ts";
import { ordersText } from "../../features/orders/order/text.ts";
import { SankalpByOrder } from "../../features/orders/sankalp-form/sankalp-by-order.tsx";
import { sankalpText } from "../../features/orders/sankalp-form/text.ts";
import { useAddressQuery } from "../../shared/address/use-address-query.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

export const texts = [sankalpText, ordersText, phoneText, errorTexts, noOrderText];

/** What was chosen: of a puja a package, of a chadhaava itself. */
export const params = import.meta.env.SSR ? { packageId: v.union([packageId, chadhaavaId]) } : undefined;

export const view = "View sankalp";

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: sankalpText.in(language).title, noindex: true };
}

export function Component() {
  const query = useAddressQuery();
  const orderId = query.get("order_id") ?? "";
  const itemId = query.get("item_id") ?? undefined;
  if (!orderId) return <NoOrder />;
  return <SankalpByOrder key={`${orderId} ${itemId}`} {...{ orderId, itemId }} />;
}
