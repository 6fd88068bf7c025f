import { paymentPath } from "@aradhana/core/paths";
import { isUnpaid, mayPay, stageOfOrder } from "@aradhana/core/payment";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Opening } from "@aradhana/ui/progress";
import { StatusScreen } from "@aradhana/ui/status-screen";
import type { ReactNode } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useTypedOrder } from "../../orders/order/use-order.ts";
import { ownReservationText } from "./text.ts";
import type { UnpaidOrderRef } from "./use-own-reservation.ts";

export const texts = [ownReservationText];

interface UnpaidOrderProps {
  orderId: string;
  /** Lets the buyer order it otherwise; missing where that is not possible. */
  onChange?(order: UnpaidOrderRef): void;
  instead: ReactNode;
}

/** The buyer's own order, with the link to its payment; `instead` where it is paid, expired or not found. */
export function UnpaidOrder({ orderId, onChange, instead }: UnpaidOrderProps) {
  const t = useText(ownReservationText);
  const { resource } = useTypedOrder(orderId);
  if (resource.status === "loading") return <Opening />;
  if (resource.status === "failed") return instead;
  const { order } = resource.value;
  if (!isUnpaid(order.state) || order.next_action === "none") return instead;
  const canPay = mayPay(stageOfOrder({ state: order.state, payment_state: order.payment?.state ?? null }));
  return (
    <StatusScreen
      status="pending"
      heading={t.heading}
      headingAs="h2"
      actions={
        <>
          <ButtonLink href={paymentPath(order.id, order.type)}>{canPay ? t.pay : t.check}</ButtonLink>
          {canPay && onChange && (
            <Button variant="line" onClick={() => onChange({ id: order.id, number: order.number })}>
              {t.change}
            </Button>
          )}
        </>
      }
    >
      {t.text(order.number)}
    </StatusScreen>
  );
}
