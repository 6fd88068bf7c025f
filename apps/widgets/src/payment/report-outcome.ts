import type { PaymentState, PaymentStatus } from "@aradhana/core/contract";
import type { Buyer } from "../buyer/buyer.ts";
import { widgetDrafts } from "../buyer/widget-drafts.ts";
import type { WidgetProps } from "../widget.ts";

interface Outcome extends Pick<PaymentStatus, "order" | "state"> {
  tempOrderId: string | undefined;
}

/** In which an order can be paid still. */
const payable = new Set<PaymentState>(["created", "pending", "failed", "failed_retryable"]);

/**
 * Tells the page around how the payment of an order stands, once for each state, however often it is looked at; that it
 * is paid also once for all that its tab opens. Of the order itself only what is nobody's secret.
 */
export function reportOutcome(
  { host, buyer }: Pick<WidgetProps, "host" | "buyer">,
  { order, state, tempOrderId }: Outcome,
): void {
  if (!payable.has(state)) endAttempt(buyer, order.id, state === "success");
  if (buyer.told.get(order.id) === state) return;
  buyer.told.set(order.id, state);
  const named = { order_id: order.id };
  if (state === "pending") host.tell("payment_pending", named);
  if (state === "failed" || state === "failed_retryable") host.tell("payment_failed", named);
  if (state !== "success") return;
  const kept = buyer.last.get();
  if (kept?.id === order.id) {
    if (kept.isVisible) return;
    buyer.last.keep({ ...kept, isVisible: true });
  }
  host.tell("payment_success", named);
  host.tell("order_success", {
    ...named,
    ...order.grand,
    ...(tempOrderId && { temp_order_id: tempOrderId }),
  });
}

/** From now on the same booking makes another order; the draft of a paid one is removed. */
function endAttempt({ consents, tab }: Buyer, orderId: string, isPaid: boolean): void {
  const drafts = widgetDrafts(tab);
  const ordered = drafts.ofOrder(orderId);
  if (!isPaid) drafts.endAttempt(orderId);
  else if (ordered) {
    consents.delete(ordered.itemId);
    drafts.markPaid(orderId);
  }
}
