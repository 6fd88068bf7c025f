import type { PaymentState, PaymentStatus } from "@aradhana/core/contract";
import type { Buyer } from "../buyer/buyer.ts";
import { widgetDrafts } from "../buyer/widget-drafts.ts";
import type { WidgetProps } from "../widget.ts";

interface Outcome extends Pick<PaymentStatus, "order" | "state"> {
  tempOrderId: string | undefined;
}

/** The states in which an order can still be paid. */
const payable = new Set<PaymentState>(["created", "pending", "failed", "failed_retryable"]);

/**
 * Notifies the host page of the payment state of an order: each state once, and a success once per tab. Of the order
 * itself it sends only what is public.
 */
export function reportOutcome(
  { host, buyer }: Pick<WidgetProps, "host" | "buyer">,
  { order, state, tempOrderId }: Outcome,
): void {
  if (!payable.has(state)) endAttempt(buyer, order.id, state === "success");
  if (buyer.reported.get(order.id) === state) return;
  buyer.reported.set(order.id, state);
  const named = { order_id: order.id };
  if (state === "pending") host.notify("payment_pending", named);
  if (state === "failed" || state === "failed_retryable") host.notify("payment_failed", named);
  if (state !== "success") return;
  const stored = buyer.last.get();
  if (stored?.id === order.id) {
    if (stored.isVisible) return;
    buyer.last.keep({ ...stored, isVisible: true });
  }
  host.notify("payment_success", named);
  host.notify("order_success", {
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
