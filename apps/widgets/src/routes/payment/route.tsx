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

/** An unpaid order. Once there is nothing left to pay, its result is shown instead. */
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
  // After an attempt that failed before, another one can be started; the failure of one started here is shown on its own page.
  const isOpen = isGoing || (isPayable && !hasGone);
  const next = path && !isOpen ? widgetHref(path, search) : undefined;
  useEffect(() => {
    // No history entry: Back leads to the page before the payment.
    if (next) go?.(next, { replace: true });
  }, [next, go]);

  if (view.status !== "known") return <PaymentUnknown view={view} visitor={visitor} refetch={refetch} />;
  if (!isOpen) return <PaymentUnknown view={{ status: "checking" }} visitor={visitor} refetch={refetch} />;
  return (
    <PayOrder
      {...widget}
      payment={view.payment}
      returnTo={widgetHref(path ?? "", new URLSearchParams({ lang: visitor.language }))}
      refetch={refetch}
    />
  );
}
