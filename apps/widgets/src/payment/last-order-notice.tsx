import { pathTo } from "@aradhana/core/paths";
import { mayPay, type PaymentStage, stageOfPayment } from "@aradhana/core/payment";
import { Banner, type BannerProps } from "@aradhana/ui/banner";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useEffect, useState } from "react";
import { widgetHref } from "../address/widget-href.ts";
import type { LastOrder } from "../buyer/last-order.ts";
import type { WidgetProps } from "../widget.ts";
import { reportOutcome } from "./report-outcome.ts";
import { paymentText } from "./text.ts";
import { usePayment } from "./use-payment.ts";

interface LastOrderNoticeProps extends Pick<WidgetProps, "api" | "buyer" | "visitor" | "search" | "host"> {
  last: LastOrder;
}

const kinds = {
  unpaid: "warning",
  confirming: "info",
  paid: "success",
  failed: "warning",
  mismatch: "warning",
  expired: "info",
  refunded: "info",
} as const satisfies Record<PaymentStage, BannerProps["kind"]>;

/** The payment of the order that was placed here before the page was left; an expired or refunded one is not shown. */
export function LastOrderNotice({ last, ...widget }: LastOrderNoticeProps) {
  const { buyer, host, visitor, search } = widget;
  const { id, tempOrderId } = last;
  const t = paymentText[visitor.language];
  const { view } = usePayment(widget, { orderId: id, tempOrderId });
  const payment = view.status === "known" ? view.payment : undefined;
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    if (!payment) return;
    const { order, state } = payment;
    // The host page has nothing to do about a payment that failed earlier.
    if (state !== "failed" && state !== "failed_retryable") {
      reportOutcome({ host, buyer }, { order, state, tempOrderId });
    }
    if (state === "expired" || state === "refunded") buyer.last.forget();
  }, [payment, host, buyer, tempOrderId]);

  if (!payment || isHidden || payment.state === "expired" || payment.state === "refunded") return null;
  const { state, order } = payment;
  const stage = stageOfPayment(state, { isBack: view.status === "known" && view.isBack && view.isPolling });
  const isOpen = mayPay(stage);
  const headings = {
    paid: t.success.heading[payment.order.type],
    confirming: t.confirming.short,
    unpaid: t.unpaid.heading,
    failed: t.failed.heading,
    mismatch: t.mismatch.heading,
    expired: t.expired.heading,
    refunded: t.refunded.heading,
  } satisfies Record<PaymentStage, string>;
  const address = widgetHref(pathTo("/widget/payment", { order_id: id, temp_order_id: tempOrderId }), search);
  return (
    <Banner
      role="status"
      kind={kinds[stage]}
      title={headings[stage]}
      dismissLabel={t.last.hide}
      onDismiss={() => {
        buyer.last.forget();
        setHidden(true);
      }}
      action={
        <ButtonLink size="sm" variant={isOpen ? "primary" : "line"} href={address}>
          {isOpen ? t.last.proceed : t.last.see}
        </ButtonLink>
      }
    >
      {t.last.order(order.title, order.number)}
    </Banner>
  );
}
