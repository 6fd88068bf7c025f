import type { Order } from "@aradhana/core/contract";
import { paymentPath } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Confirming } from "../order/confirming.tsx";
import { isConfirming } from "../order/is-confirming.ts";
import { orderText } from "./text.ts";

/** Whether the next thing to say about an order is about its payment. */
export const isAboutPayment = (order: Order) => order.next_action === "pay" || isConfirming(order);

/** An order that is to be paid, or whose payment has no outcome yet: then nothing offers to pay again. */
export function PaymentStep({ order }: { order: Order }) {
  const { pay: t } = useText(orderText).next;
  if (isConfirming(order)) return <Confirming order={order} />;
  return (
    <Banner
      kind="warning"
      action={<ButtonLink href={paymentPath(order.id, order.type)}>{t.action}</ButtonLink>}
    >
      {t.words}
    </Banner>
  );
}
