import type { OrderState, PartnerEventType } from "@aradhana/core/contract";
import { isNotPaid } from "@aradhana/core/payment";

/** The event of an order that changes its state; undefined if its partner need not know. */
export function eventOfStates(from: OrderState, to: OrderState): PartnerEventType | undefined {
  if (to === from) return undefined;
  if (to === "cancelled") return "order.cancelled";
  if (isNotPaid(to)) return undefined;
  return isNotPaid(from) ? "order.paid" : "order.updated";
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The pauses between attempts in seconds, as Standard Webhooks recommends: three days in all. */
const pauses = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** When an event is sent again after a failed attempt; undefined if it was the last one. */
export function nextAttempt(attempts: number, at: Date): Date | undefined {
  const pause = pauses[attempts - 1];
  return pause === undefined ? undefined : new Date(at.getTime() + pause * 1000);
}
