import type { Order } from "@aradhana/core/contract";
import { paymentPath } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useText } from "../../../shared/i18n/define-text.ts";
import { ordersText } from "./text.ts";

/** The outcome of an order's payment is unknown: what to do, and above all what not. */
export function Confirming({ order }: { order: Pick<Order, "id" | "type"> }) {
  const { confirming: t } = useText(ordersText);
  return (
    <Banner
      action={
        <ButtonLink variant="line" href={paymentPath(order.id, order.type)}>
          {t.action}
        </ButtonLink>
      }
    >
      {t.short}
    </Banner>
  );
}
