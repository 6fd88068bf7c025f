import type { OrderType, PaymentStatus } from "@aradhana/core/contract";
import { paymentFailureReason, stageOfPayment } from "@aradhana/core/payment";
import { Button } from "@aradhana/ui/button";
import { StatusScreen, type StatusScreenProps } from "@aradhana/ui/status-screen";
import type { ReactNode } from "react";
import type { PaymentMessages } from "../messages-en/payment-messages.ts";

export interface PaymentResultProps {
  payment: PaymentStatus;
  /** Whether another check follows by itself. */
  isPolling: boolean;
  /** Whether the buyer came back from a gateway a moment ago and an unpaid order may be paid. @default false */
  isBack?: boolean;
  messages: PaymentMessages;
  facts: StatusScreenProps["facts"];
  /** Once the order is paid: what comes next, and the links to it. The heading is that of the type unless one is given. */
  success: { heading?: string | undefined; text: string; actions: ReactNode };
  /** Said after the reason of a failed payment. */
  failedNote?: string;
  /** What pays for the same order, with this label. */
  renderPay(label: string): ReactNode;
  /** The link to what can be booked instead of an expired order. */
  renderList(type: OrderType, label: string): ReactNode;
  onRefetch(): void;
}

interface Screen {
  status: StatusScreenProps["status"];
  heading: string;
  text: string;
  actions?: ReactNode;
}

/** One screen for each state that a payment can be in. */
export function PaymentResult(props: PaymentResultProps) {
  const { status, heading, text, actions } = screenOf(props);
  return (
    <StatusScreen status={status} heading={heading} facts={props.facts} actions={actions}>
      <p>{text}</p>
    </StatusScreen>
  );
}

function screenOf(props: PaymentResultProps): Screen {
  const { payment, isPolling, isBack, messages: t, success, failedNote, renderPay } = props;
  const type = payment.order.type;
  const stage = stageOfPayment(payment.state, { isBack: isBack === true && isPolling });
  switch (stage) {
    case "paid":
      return { status: "success", ...success, heading: success.heading ?? t.success.heading[type] };
    case "unpaid":
      return { status: "pending", ...t.unpaid, actions: renderPay(t.unpaid.pay) };
    case "confirming":
      if (payment.state === "created") return { status: "checking", ...t.back };
      return {
        ...{ status: "pending", ...t.pending },
        actions: !isPolling && <Button onClick={props.onRefetch}>{t.pending.again}</Button>,
      };
    case "failed":
      return {
        ...{ status: "failed", heading: t.failed.heading },
        text: [t.failed[paymentFailureReason(payment)], failedNote].filter(Boolean).join(" "),
        actions: renderPay(t.failed.retry),
      };
    case "expired":
      return { status: stage, ...t.expired, actions: props.renderList(type, t.expired.action[type]) };
    case "mismatch":
      return { status: "failed", ...t.mismatch };
    case "refunded":
      return { status: stage, ...t.refunded };
  }
}
