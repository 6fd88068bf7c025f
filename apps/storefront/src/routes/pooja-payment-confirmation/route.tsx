import { useSearchParams } from "react-router-dom";
import { ordersText } from "../../orders/text.ts";
import { NoOrder } from "../../payment-confirmation/no-order.tsx";
import { PaymentConfirmation } from "../../payment-confirmation/payment-confirmation.tsx";
import { confirmationText } from "../../payment-confirmation/text.ts";
import { refusalText } from "../../refusals/text.ts";
import type { MetaArgs, PageMeta } from "../../screen/page-meta.ts";

export const texts = [confirmationText, ordersText, refusalText];

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: confirmationText.in(language).title, noindex: true };
}

export function Component() {
  const orderId = useSearchParams()[0].get("order_id") ?? "";
  return orderId ? <PaymentConfirmation key={orderId} orderId={orderId} /> : <NoOrder />;
}
