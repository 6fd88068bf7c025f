import type { OrderState, PaymentState } from "@aradhana/core/contract";
import { endedStates, isEnded, isUnpaid, mayPay, stageOfOrder } from "@aradhana/core/payment";

/** States of a paid order before its names are handed to the priests. */
const beforeHandover = [
  "paid",
  "sankalp_due",
  "names_due",
  "details_due",
  "sankalp_received",
  "confirmed",
] as const satisfies OrderState[];

/** States of a paid ritual whose buyer has given no names. */
export const unnamedStates: readonly OrderState[] = ["sankalp_due", "names_due"];

/** Final states. */
export const doneStates = ["closed", "delivered", "ready", ...endedStates] as const satisfies OrderState[];

/** The states of a paid order that waits for its names, and of one whose names can still be changed. */
interface NameStates {
  due: OrderState;
  received: OrderState;
}

const forgotten = "deleted/";
/** What stands for the number of a buyer whose account was deleted. */
export const forgottenPhone = (customerId: string) => `${forgotten}${customerId}`;
/** Whether an order is of a deleted account: it has no contact any more. */
export const isForgotten = ({ contactPhoneIndex }: { contactPhoneIndex: string }) =>
  contactPhoneIndex.startsWith(forgotten);

const isOneOf = (states: readonly OrderState[]) => (state: OrderState) => states.includes(state);

/** Whether the names have been handed over: from then on, refunds need a manual review. */
export const isWithPriests = (state: OrderState) =>
  !(isUnpaid(state) || isEnded(state) || isOneOf(beforeHandover)(state));
const isDone = isOneOf(doneStates);

/** What the buyer has to do next. Names can be entered and changed until `namesUntil`. */
export function nextActionOf(
  order: {
    state: OrderState;
    /** Of its current payment; missing while none was begun. */
    paymentState?: PaymentState | undefined;
    payableUntil: Date;
    namesUntil: Date;
    names: NameStates | null;
  },
  now: Date,
) {
  const namesOpen = now < order.namesUntil;
  if (isUnpaid(order.state)) {
    // No second payment while the outcome of the first is unknown.
    if (!mayPay(stageOfOrder({ state: order.state, payment_state: order.paymentState ?? null })))
      return "wait";
    return now < order.payableUntil ? "pay" : "none";
  }
  if (order.state === "ready") return "open_result";
  if (order.state === "details_due") return "give_details";
  if (isDone(order.state)) return "none";
  if (!order.names) return "wait";
  if (order.state === "paid" || order.state === order.names.due) return namesOpen ? "fill_sankalp" : "wait";
  return order.state === order.names.received && namesOpen ? "edit_sankalp" : "wait";
}

const MINUTE = 60_000;
/** How long an unpaid order reserves its seat. */
const PAYABLE_FOR = 60 * MINUTE;
/** How many minutes an unpaid order reserves goods, which may be single pieces. */
export const GOODS_RESERVATION_MINUTES = 10;

/** Until when an order can be paid: for an hour, or ten minutes with goods, but not after bookings close. */
export const payableUntil = (createdAt: Date, offers: readonly { cutoffAt: Date; parcel?: object }[]) => {
  const payableFor = offers.some(({ parcel }) => parcel) ? GOODS_RESERVATION_MINUTES * MINUTE : PAYABLE_FOR;
  const closing = offers.map(({ cutoffAt }) => cutoffAt.getTime());
  return new Date(Math.min(createdAt.getTime() + payableFor, ...closing));
};

/** From the least to the most advanced; what is not in the list is further than all of it. */
const progress: readonly OrderState[] = [
  "created",
  "payment_pending",
  "payment_failed",
  "paid",
  "sankalp_due",
  "names_due",
  "details_due",
  "sankalp_received",
  "confirmed",
  "generating",
  "in_review",
  "energising",
  "scheduled",
  "packed",
  "live",
  "performed",
  "offered",
  "shipped",
  "video_ready",
  "proof_ready",
  "prasad_dispatched",
  "out_for_delivery",
  "delivered",
  "ready",
  "closed",
];

const rank = (state: OrderState) => progress.indexOf(state);

/** Whether a step lies before a state: an order in that state has passed the step or left it out. */
export const isBefore = (step: OrderState, state: OrderState): boolean => rank(step) < rank(state);

/** The state of an order: that of its least advanced fulfilment, leaving out those that ended. */
export function stateOfParts(parts: readonly [OrderState, ...OrderState[]]): OrderState {
  const open = parts.filter((state) => !isEnded(state));
  return open.toSorted((a, b) => rank(a) - rank(b))[0] ?? parts[0];
}

/** Letters and digits that are not mistaken for each other when read aloud. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** An order number for phone calls, made from ten random bytes: `AR-7K3MX-92QF8`. */
export function orderNumber(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, 10), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return `AR-${letters.slice(0, 5)}-${letters.slice(5)}`;
}
