import type { OrderState } from "../contract/index.ts";

/** States of an order that is not paid yet. */
export const unpaidStates = ["created", "payment_pending", "payment_failed"] as const satisfies OrderState[];

/** States of an order that ended without a fulfilment. */
export const endedStates = ["cancelled", "expired"] as const satisfies OrderState[];

/** States that count as not paid: no payment was received, or it was refunded. */
export const notPaidStates = [...unpaidStates, ...endedStates] as const satisfies OrderState[];

const isOneOf = (states: readonly OrderState[]) => (state: OrderState) => states.includes(state);

export const isUnpaid = isOneOf(unpaidStates);
export const isEnded = isOneOf(endedStates);
export const isNotPaid = isOneOf(notPaidStates);
