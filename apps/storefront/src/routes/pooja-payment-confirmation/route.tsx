import { orderId } from "@aradhana/core/contract";
import { useSearchParams } from "react-router-dom";
import * as v from "valibot";
import { NoOrder } from "../../features/checkout/payment-confirmation/no-order.tsx";
import { PaymentConfirmation } from "../../features/checkout/payment-confirmation/payment-confirmation.tsx";
import { confirmationText } from "../../features/checkout/payment-confirmation/text.ts";
import { ordersText } from "../../features/orders/order/text.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

export const texts = [confirmationText, ordersText, errorTexts];

/** Without an order the screen links to the list of orders. */
export const params = import.meta.env.SSR
  ? { order_id: v.optional(v.union([v.literal(""), orderId])) }
  : undefined;

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: confirmationText.in(language).title, noindex: true };
}

export function Component() {
  const orderId = useSearchParams()[0].get("order_id") ?? "";
  return orderId ? <PaymentConfirmation key={orderId} orderId={orderId} /> : <NoOrder />;
}
