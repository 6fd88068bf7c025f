import type { PaymentStatus } from "@aradhana/core/contract";
import type { WidgetProps } from "../../widget.ts";

interface Outcome extends Pick<PaymentStatus, "order" | "state"> {
  tempOrderId: string | undefined;
}

/**
 * Tells the page around how the payment of an order stands, once for each state, however often it is looked at; of the
 * order itself only what is nobody's secret.
 */
export function tellOutcome(
  { host, buyer }: Pick<WidgetProps, "host" | "buyer">,
  { order, state, tempOrderId }: Outcome,
): void {
  if (buyer.told.get(order.id) === state) return;
  buyer.told.set(order.id, state);
  const named = { order_id: order.id };
  if (state === "pending") host.tell("payment_pending", named);
  if (state === "failed" || state === "failed_retryable") host.tell("payment_failed", named);
  if (state !== "success") return;
  host.tell("payment_success", named);
  host.tell("order_success", {
    ...named,
    ...order.grand,
    ...(tempOrderId && { temp_order_id: tempOrderId }),
  });
}
