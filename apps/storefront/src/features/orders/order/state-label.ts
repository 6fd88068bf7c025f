import type { OrderState, PaymentState } from "@aradhana/core/contract";
import { isUnclear, stageOfOrder } from "@aradhana/core/payment";
import type { text } from "./text.en.ts";

interface KnownState {
  state: OrderState;
  payment_state: PaymentState | null;
}

/** The label for the state of an order; until it is paid, for the state of its payment. */
export function stateLabel(
  order: KnownState,
  { states, confirming }: Pick<typeof text, "states" | "confirming">,
) {
  const stage = stageOfOrder(order);
  if (isUnclear(stage)) return confirming.short;
  if (stage === "unpaid") return states.created;
  return stage === "failed" ? states.payment_failed : states[order.state];
}
