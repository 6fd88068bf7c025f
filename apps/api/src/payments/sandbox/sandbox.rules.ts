import type { Currency } from "@aradhana/core/contract";
import { methodsFor, type PaymentMethod } from "@aradhana/core/payment";
import type { GatewayStatus } from "../payments.rules.ts";
import type { SandboxOrder } from "./sandbox.queries.ts";

/** What a buyer can do on the sandbox gateway's page; `pay_once` lets the bank decline the later charges of a mandate. */
export const acts = ["pay", "pay_once", "pay_and_close", "decline", "leave", "cancel"] as const;
export type Act = (typeof acts)[number];

const stateAfter = {
  pay: "paid",
  pay_once: "paid",
  pay_and_close: "paid",
  decline: "declined",
  leave: "pending",
  cancel: "cancelled",
} as const satisfies Record<Act, SandboxOrder["state"]>;

/** The chosen method if the currency allows it, otherwise the default one. */
export function paymentMethodOf({
  currency,
  method,
}: {
  currency: Currency;
  method?: string | null;
}): PaymentMethod {
  const [first = "card", ...others] = methodsFor(currency);
  return others.find((other) => other === method) ?? first;
}

type OrderStatus = Pick<SandboxOrder, "state" | "expiresAt">;

/** Whether an order can still be paid: a pending one also after its expiry. */
export const isOpen = ({ state, expiresAt }: OrderStatus, now: Date) =>
  state === "pending" ||
  ((state === "created" || state === "declined" || state === "cancelled") && now < expiresAt);

/** The state of an order after an act; undefined if it is closed. */
export const outcomeOf = (order: OrderStatus, act: Act, now: Date) =>
  isOpen(order, now) ? stateAfter[act] : undefined;

/** The status that the gateway reports for an order. */
export function gatewayStatusOf(order: OrderStatus, now: Date): GatewayStatus {
  const isLate = order.state !== "paid" && order.state !== "refunded" && !isOpen(order, now);
  return isLate ? "expired" : order.state;
}
