import { orderId } from "@aradhana/core/contract";
import { useParams } from "react-router-dom";
import { PaymentConfirmation } from "../../features/checkout/payment-confirmation/payment-confirmation.tsx";
import { confirmationText } from "../../features/checkout/payment-confirmation/text.ts";
import { ordersText } from "../../features/orders/order/text.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

export const texts = [confirmationText, ordersText, errorTexts];

export const params = import.meta.env.SSR ? { orderId } : undefined;

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: confirmationText.in(language).title, noindex: true };
}

export function Component() {
  const { orderId = "" } = useParams();
  return <PaymentConfirmation key={orderId} orderId={orderId} />;
}
