import { orderType, type PaymentStatus } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { orderPath } from "@aradhana/core/paths";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen, type StatusScreenProps } from "@aradhana/ui/status-screen";
import type { ReactNode } from "react";
import * as v from "valibot";
import { orderLine } from "../../../lines/order-lines.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useRitualTime } from "../../../shared/local-time/use-ritual-time.ts";
import { useMethodName } from "../../orders/order/use-method-name.ts";
import { PayAgain } from "./pay-again.tsx";
import { confirmationText } from "./text.ts";

interface Props {
  payment: PaymentStatus;
  /** Whether the answer is still being waited for. */
  isPolling: boolean;
  refetch(): void;
}

interface Screen {
  status: StatusScreenProps["status"];
  heading: string;
  text: string;
  actions?: ReactNode;
}

/** One screen for each state that a payment can be in. */
export function PaymentKnown({ payment, isPolling, refetch }: Props) {
  const t = useText(confirmationText);
  const ritualTime = useRitualTime();
  const methodName = useMethodName();
  const { order } = payment;
  const { status, heading, text, actions } = useScreen(payment, isPolling, refetch);

  const facts = [
    { label: t.facts[kindOf(order)], value: order.title },
    {
      label: t.facts.when,
      value: ritualTime(order.starts_at),
    },
    { label: t.facts.amount, value: formatMoney(order.grand) },
    { label: t.facts.order, value: order.number },
    ...(payment.method ? [{ label: t.facts.method, value: methodName(payment.method) }] : []),
    ...(payment.reference ? [{ label: t.facts.reference, value: payment.reference }] : []),
  ];
  return (
    <StatusScreen status={status} heading={heading} facts={facts} actions={actions}>
      <p>{text}</p>
    </StatusScreen>
  );
}

/** The order's own type, whatever the address said. */
const kindOf = ({ type }: PaymentStatus["order"]) => v.parse(orderType, type);

function useScreen(
  { state, order, message_key }: PaymentStatus,
  isPolling: boolean,
  refetch: () => void,
): Screen {
  const t = useText(confirmationText);
  const kind = kindOf(order);
  const orderPage = orderPath({ id: order.id, name: order.title });

  switch (state) {
    case "success": {
      const next = orderLine(kind).afterPayment(order);
      return {
        status: "success",
        heading: t.success.heading[kind],
        text: t.success.text[kind],
        actions: (
          <>
            {next && <ButtonLink href={next}>{t.success.next[kind]}</ButtonLink>}
            <ButtonLink href={orderPage} variant="line">
              {t.success.order}
            </ButtonLink>
          </>
        ),
      };
    }
    case "created":
      return {
        status: "pending",
        heading: t.not_started.heading,
        text: t.not_started.text,
        actions: <PayAgain orderId={order.id} type={order.type} label={t.failed.retry} />,
      };
    case "pending":
      return {
        status: "pending",
        heading: t.pending.heading,
        text: t.pending.text,
        actions: !isPolling && <Button onClick={refetch}>{t.pending.again}</Button>,
      };
    case "failed":
    case "failed_retryable": {
      const reason =
        message_key === "cancelled_by_buyer" || message_key === "gateway_error" ? message_key : "declined";
      return {
        status: "failed",
        heading: t.failed.heading,
        text: `${t.failed[reason]} ${t.failed.otherMethod}`,
        actions: <PayAgain orderId={order.id} type={order.type} label={t.failed.retry} />,
      };
    }
    case "expired":
      return {
        status: "expired",
        heading: t.expired.heading,
        text: t.expired.text[kind],
        actions: <ButtonLink href={orderLine(kind).listPath}>{t.expired.action[kind]}</ButtonLink>,
      };
    case "mismatch":
      return { status: "failed", heading: t.mismatch.heading, text: t.mismatch.text };
    case "refunded":
      return { status: "refunded", heading: t.refunded.heading, text: t.refunded.text };
  }
}
