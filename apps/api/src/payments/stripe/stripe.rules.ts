import { moneyOf } from "../money-of.ts";
import type { GatewayOrderStatus, RefundStatus, WebhookEvent } from "../payment-gateway.ts";
import type { GatewayStatus } from "../payments.rules.ts";
import type { CheckoutSession, Refund, StripeEvent } from "./stripe-objects.ts";

/** The status of an order according to its Checkout session. */
export function statusOf(session: CheckoutSession): GatewayOrderStatus {
  const { payment_intent: intent, amount_total: amount, currency } = session;
  const isExpanded = typeof intent === "object" && intent !== null;
  const charge = isExpanded && typeof intent.latest_charge === "object" ? intent.latest_charge : undefined;
  const status = stateOf(session, {
    isDeclined: isExpanded && Boolean(intent.last_payment_error),
    isRefunded: charge?.refunded === true,
  });
  const intentId = isExpanded ? intent.id : intent;
  return {
    status,
    money: amount === null || currency === null ? undefined : moneyOf(amount, currency),
    // Each declined try has its own charge; a refund is of the payment.
    paymentRef: (status === "declined" ? charge?.id : intentId) ?? undefined,
    method: charge?.payment_method_details?.type,
  };
}

function stateOf(
  { status, payment_status }: CheckoutSession,
  { isDeclined, isRefunded }: { isDeclined: boolean; isRefunded: boolean },
): GatewayStatus {
  if (isRefunded) return "refunded";
  if (payment_status !== "unpaid") return "paid";
  if (status === "expired") return "expired";
  if (isDeclined) return "declined";
  // Complete but unpaid: the bank needs days, as for a debit.
  return status === "complete" ? "pending" : "created";
}

/** What a webhook reports; undefined if it changes nothing here. */
export function eventOf({ id: eventId, type, data }: StripeEvent): WebhookEvent | undefined {
  switch (type) {
    case "checkout.session.async_payment_failed":
      return { eventId, gatewayOrderId: data.object.id, ...statusOf(data.object), status: "declined" };
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return { eventId, gatewayOrderId: data.object.id, ...statusOf(data.object) };
    default:
      return refundEvent(eventId, data.object);
  }
}

function refundEvent(eventId: string, refund: Refund): WebhookEvent | undefined {
  const { id: ref, payment_intent: paymentRef, metadata, amount } = refund;
  const state = refundStateOf(refund);
  if (!paymentRef || state === "pending") return undefined;
  // Stripe names the payment, but not its session.
  return {
    ...{ eventId, gatewayOrderId: undefined, status: "refunded", paymentRef },
    refund: { ref, id: metadata?.refund, amount, isFailed: state === "failed" },
  };
}

export function refundStateOf({ status }: Refund): RefundStatus {
  if (status === "succeeded") return "done";
  return status === "failed" || status === "canceled" ? "failed" : "pending";
}
