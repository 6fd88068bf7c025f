import { useParams } from "react-router-dom";
import { ordersText } from "../../orders/text.ts";
import { PaymentConfirmation } from "../../payment-confirmation/payment-confirmation.tsx";
import { confirmationText } from "../../payment-confirmation/text.ts";
import { refusalText } from "../../refusals/text.ts";
import type { MetaArgs, PageMeta } from "../../screen/page-meta.ts";

export const texts = [confirmationText, ordersText, refusalText];

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: confirmationText.in(language).title, noindex: true };
}

export function Component() {
  const { orderId = "" } = useParams();
  return <PaymentConfirmation key={orderId} orderId={orderId} />;
}
