import type { PlacingFailure } from "@aradhana/core/checkout";
import type { Pooja } from "@aradhana/core/contract";
import { orderPath, paymentPath } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";

interface Props {
  puja: Pooja;
  placing: Extract<PlacingFailure, { orderId: string }>;
  messages: { order: string; checkStatus: string };
}

/** Instead of another way to pay, for an order that is paid already or whose payment the bank is confirming. */
export function DoNotPay({ puja, placing: { status, orderId }, messages }: Props) {
  const messageFor = useErrorMessage();
  const isPaid = status === "paid";
  return (
    <StatusScreen
      status={isPaid ? "success" : "pending"}
      heading={messageFor({ code: isPaid ? "already_paid" : "payment_pending" })}
      headingAs="h2"
      actions={
        isPaid ? (
          <ButtonLink href={orderPath({ id: orderId, name: puja.slug })}>{messages.order}</ButtonLink>
        ) : (
          <ButtonLink href={paymentPath(orderId, "pooja")}>{messages.checkStatus}</ButtonLink>
        )
      }
    />
  );
}
