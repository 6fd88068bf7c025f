import type { Currency } from "@aradhana/core/contract";
import type { GatewayStatus } from "../payments.rules.ts";
import type { SandboxOrder } from "./sandbox.queries.ts";

/** What a buyer can do on the practice gateway's page. */
export const acts = ["pay", "pay_and_close", "decline", "leave", "cancel"] as const;
export type Act = (typeof acts)[number];

/** In the contract's names. */
export const methods = ["upi", "card", "netbanking"] as const;
export type Method = (typeof methods)[number];

const stateAfter = {
  pay: "paid",
  pay_and_close: "paid",
  decline: "declined",
  leave: "pending",
  cancel: "cancelled",
} as const satisfies Record<Act, SandboxOrder["state"]>;

/** What a buyer can choose among: UPI and Indian banks move rupees only. */
export const methodsFor = (currency: Currency): readonly Method[] =>
  currency === "inr" ? methods : ["card"];

/** How a payment was, or would be, made: a choice that is none of the order's is passed over. */
export function methodOf({ currency, method }: { currency: Currency; method?: string | null }): Method {
  const [first = "card", ...others] = methodsFor(currency);
  return others.find((other) => other === method) ?? first;
}

type Stands = Pick<SandboxOrder, "state" | "expiresAt">;

/** Whether a payment can still be made: a pending one can be settled even after its time. */
export const isOpen = ({ state, expiresAt }: Stands, now: Date) =>
  state === "pending" ||
  ((state === "created" || state === "declined" || state === "cancelled") && now < expiresAt);

/** How an order stands after an act; nothing where it is over. */
export const outcomeOf = (order: Stands, act: Act, now: Date) =>
  isOpen(order, now) ? stateAfter[act] : undefined;

/** What the gateway answers when it is asked. */
export function truthOf(order: Stands, now: Date): GatewayStatus {
  const isLate = order.state !== "paid" && order.state !== "refunded" && !isOpen(order, now);
  return isLate ? "expired" : order.state;
}
