import { orderId } from "@aradhana/core/contract";
import * as v from "valibot";
import { useAddressQuery } from "../../../shared/address/use-address-query.ts";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import type { MetaArgs, PageMeta } from "../../../shared/page-meta/page-meta.ts";
import { NoOrder } from "../../orders/no-order/no-order.tsx";
import { noOrderText } from "../../orders/no-order/text.ts";
import { ordersText } from "../../orders/order/text.ts";
import { PaymentConfirmation } from "./payment-confirmation.tsx";
import { confirmationText } from "./text.ts";

export const texts = [confirmationText, noOrderText, ordersText, errorTexts];

/** Without an order the screen links to the list of orders. */
export const params = import.meta.env.SSR
  ? { order_id: v.optional(v.union([v.literal(""), orderId])) }
  : undefined;

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: confirmationText.in(language).title, noindex: true };
}

export function Component() {
  const orderId = useAddressQuery().get("order_id") ?? "";
  return orderId ? <PaymentConfirmation key={orderId} orderId={orderId} /> : <NoOrder />;
}
