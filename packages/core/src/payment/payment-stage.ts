import type { OrderState, PaymentState } from "../contract/index.ts";
import { isEnded, isUnpaid } from "./order-states.ts";

/** The state of the money for an order. It alone selects the message to the buyer and decides whether payment is offered. */
export type PaymentStage =
  /** Nothing was submitted to a bank. */
  | "unpaid"
  /** Something was submitted, and its outcome is unknown. */
  | "confirming"
  | "paid"
  /** It has definitely failed. */
  | "failed"
  | "expired"
  | "mismatch"
  | "refunded";

const stages = {
  created: "unpaid",
  pending: "confirming",
  success: "paid",
  failed_retryable: "failed",
  failed: "failed",
  expired: "expired",
  mismatch: "mismatch",
  refunded: "refunded",
} as const satisfies Record<PaymentState, PaymentStage>;

/** The stage of a payment. `isBack`: the buyer came from a gateway a moment ago, and its answer may be on the way. */
export const stageOfPayment = (state: PaymentState, { isBack = false } = {}): PaymentStage =>
  state === "created" && isBack ? "confirming" : stages[state];

interface PaidFor {
  state: OrderState;
  /** Of its current payment; null where none was begun. */
  payment_state: PaymentState | null;
}

/** The stage of an order, by its own state and that of its payment. */
export function stageOfOrder({ state, payment_state }: PaidFor): PaymentStage {
  const stage = payment_state ? stages[payment_state] : undefined;
  const hasEnded = isEnded(state);
  if (!hasEnded && !isUnpaid(state)) return "paid";
  if (stage === "confirming" || stage === "mismatch" || stage === "refunded") return stage;
  // The money for an order that has ended is being refunded.
  if (hasEnded) return stage === "paid" ? "refunded" : "expired";
  return stage ?? (state === "payment_failed" ? "failed" : "unpaid");
}

/** Whether paying may be offered: never while an outcome is unknown. */
export const mayPay = (stage: PaymentStage): boolean => stage === "unpaid" || stage === "failed";

/** Whether money may be with us already, though the order is not paid: then the buyer is told not to pay again. */
export const isUnclear = (stage: PaymentStage): boolean => stage === "confirming" || stage === "mismatch";
