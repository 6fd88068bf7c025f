import { mayPay, stageOfPayment } from "@aradhana/core/payment";
import { useContext, useEffect, useState } from "react";
import { NavigateContext } from "../../address/navigate-context.ts";
import { partnerOrderNumber } from "../../address/partner-order-number.ts";
import { widgetHref } from "../../address/widget-href.ts";
import { confirmationPath } from "../../payment/confirmation-path.ts";
import { PaymentUnknown } from "../../payment/payment-unknown.tsx";
import { usePayment } from "../../payment/use-payment.ts";
import type { WidgetProps } from "../../widget.ts";
import { PayOrder } from "./pay-order.tsx";

/** An order that waits for its payment. Once there is nothing more to pay, what became of it is shown. */
export function Component(widget: WidgetProps) {
  const { visitor, search, partner } = widget;
  const go = useContext(NavigateContext);
  const tempOrderId = partnerOrderNumber(search);
  const { view, refetch } = usePayment(widget, {
    orderId: search.get("order_id") ?? undefined,
    tempOrderId,
  });
  const payment = view.status === "known" ? view.payment : undefined;
  const path =
    payment &&
    confirmationPath({
      orderId: payment.order.id,
      type: payment.order.type,
      gateway: payment.gateway,
      partnerId: partner?.id,
      tempOrderId,
    });

  const isPayable = payment !== undefined && mayPay(stageOfPayment(payment.state));
  const isGoing = isPayable && payment.state !== "failed";
  const [hasGone, setHasGone] = useState(isGoing);
  useEffect(() => {
    if (isGoing) setHasGone(true);
  }, [isGoing]);
  // An attempt that failed before is gone on from with another; of one that fails here is told where it belongs.
  const isOpen = isGoing || (isPayable && !hasGone);
  const next = path && !isOpen ? widgetHref(path, search) : undefined;
  useEffect(() => {
    // Nobody's step: who goes back wants to be where he was before he paid.
    if (next) go?.(next, { replace: true });
  }, [next, go]);

  if (view.status !== "known") return <PaymentUnknown view={view} visitor={visitor} refetch={refetch} />;
  if (!isOpen) return <PaymentUnknown view={{ status: "checking" }} visitor={visitor} refetch={refetch} />;
  return (
    <PayOrder
      {...widget}
      payment={view.payment}
      returnTo={widgetHref(path ?? "", new URLSearchParams(), { lang: visitor.language })}
      refetch={refetch}
    />
  );
}
