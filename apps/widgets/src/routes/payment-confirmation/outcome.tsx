import type { PaymentStatus } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen, type StatusScreenProps } from "@aradhana/ui/status-screen";
import { type ReactNode, useEffect } from "react";
import { ritualFolders } from "../../address/ritual-folders.ts";
import { siteHref } from "../../address/site-href.ts";
import { widgetHref } from "../../address/widget-href.ts";
import { named } from "../../payment/confirmation-path.ts";
import { failureReason } from "../../payment/failure-reason.ts";
import { paymentFacts } from "../../payment/payment-facts.ts";
import { reportOutcome } from "../../payment/report-outcome.ts";
import { paymentText } from "../../payment/text.ts";
import type { WidgetProps } from "../../widget.ts";
import { type HandedIn, useHandIn } from "./use-hand-in.ts";
import type { PartnerPage } from "./use-partner-page.ts";

interface OutcomeProps extends WidgetProps {
  payment: PaymentStatus;
  /** Whether the answer is still being waited for. */
  isPolling: boolean;
  /** Whether somebody comes from the gateway, faster than the bank's word may. */
  isBack: boolean;
  refetch(): void;
  partnerPage: PartnerPage | undefined;
}

interface Screen {
  status: StatusScreenProps["status"];
  heading: string;
  text: string;
  actions?: ReactNode;
}

/** One screen for each state that a payment can be in. */
export function Outcome(props: OutcomeProps) {
  const { payment, visitor, host, buyer, params } = props;
  const { order, state } = payment;
  const isPaid = state === "success";
  useEffect(() => {
    reportOutcome({ host, buyer }, { order, state, tempOrderId: named(params.tempOrderId) });
  }, [host, buyer, order, state, params]);
  const handed = useHandIn(props, order.id, isPaid);
  const { status, heading, text, actions } = screenOf(props, handed);
  return (
    <StatusScreen
      status={status}
      heading={heading}
      facts={paymentFacts(payment, visitor.language)}
      actions={actions}
    >
      <p>{text}</p>
    </StatusScreen>
  );
}

const successWords = {
  here: "text",
  elsewhere: "textElsewhere",
  waiting: "namesWaiting",
  refused: "namesMissing",
} as const;

/** The order's own page. Who ordered here is known to this frame alone: the page is opened as by a link of ours. */
function orderHref({ payment: { order }, search, buyer }: OutcomeProps): string {
  const secret = buyer.orders.get(order.id)?.secret;
  const href = siteHref(`/orders/${order.id}/${encodeURIComponent(order.title)}`, search);
  return secret ? `${href}${href.includes("?") ? "&" : "?"}t=${secret}` : href;
}

function screenOf(props: OutcomeProps, handed: HandedIn): Screen {
  const { payment, isPolling, isBack, refetch, partnerPage, visitor, search } = props;
  const t = paymentText[visitor.language];
  const { order, state } = payment;
  const toPay = (label: string) => (
    <ButtonLink href={widgetHref("payment", search, { order_id: order.id })}>{label}</ButtonLink>
  );

  switch (state) {
    case "success":
      return {
        status: "success",
        heading: t.success.heading,
        text: t.success[successWords[handed]],
        actions: (
          <>
            {partnerPage && (
              // In the place of the page around, on a tap: a frame of the partner's own shop could not be paid in.
              <ButtonLink href={partnerPage.href} target="_top">
                {t.success.partner(partnerPage.site)}
              </ButtonLink>
            )}
            <ButtonLink href={orderHref(props)} variant={partnerPage ? "line" : "primary"}>
              {t.success.order}
            </ButtonLink>
          </>
        ),
      };
    case "created":
      if (isBack && isPolling) return { status: "checking", ...t.back };
      return {
        status: "pending",
        heading: t.unpaid.heading,
        text: t.unpaid.text,
        actions: toPay(t.unpaid.pay),
      };
    case "pending":
      return {
        status: "pending",
        ...t.pending,
        actions: !isPolling && <Button onClick={refetch}>{t.again}</Button>,
      };
    case "failed":
    case "failed_retryable":
      return {
        status: "failed",
        heading: t.failed.heading,
        text: t.failed[failureReason(payment)],
        actions: toPay(t.failed.retry),
      };
    case "expired": {
      const type = order.type === "chadhaava" ? order.type : "pooja";
      return {
        status: "expired",
        heading: t.expired.heading,
        text: t.expired.text,
        actions: <ButtonLink href={widgetHref(ritualFolders[type], search)}>{t.expired[type]}</ButtonLink>,
      };
    }
    case "mismatch":
      return { status: "failed", ...t.mismatch };
    case "refunded":
      return { status: "refunded", ...t.refunded };
  }
}
