import type { Order } from "@aradhana/core/contract";
import { paymentPath } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { useText } from "../../../shared/i18n/define-text.ts";
import { ordersText } from "./text.ts";

interface NotPaidProps {
  order: Pick<Order, "id" | "type">;
  /** Whether its payment has no outcome yet: then nothing offers to pay again. */
  isConfirming: boolean;
}

/** Instead of what was ordered: it is not paid, or not surely. */
export function NotPaid({ order, isConfirming }: NotPaidProps) {
  const { states, actions, confirming } = useText(ordersText);
  const href = paymentPath(order.id, order.type);
  return isConfirming ? (
    <StatusScreen
      status="pending"
      heading={confirming.short}
      actions={
        <ButtonLink variant="line" href={href}>
          {confirming.action}
        </ButtonLink>
      }
    />
  ) : (
    <StatusScreen
      status="failed"
      heading={states.created}
      actions={<ButtonLink href={href}>{actions.pay}</ButtonLink>}
    />
  );
}
