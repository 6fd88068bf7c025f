import type { OrderState } from "@aradhana/core/contract";

/** States in which an order still waits for its money. */
export const unpaidStates = ["created", "payment_pending", "payment_failed"] as const satisfies OrderState[];

/** States of an order that ended before it was carried out. */
const overStates = ["cancelled", "expired"] as const satisfies OrderState[];

/** States for which we hold no money: it never came, or it went back. They count as not paid, wherever that is asked. */
export const withoutMoney = [...unpaidStates, ...overStates] as const satisfies OrderState[];

/** States in which an order is paid and its names are not handed over. */
const beforeHandover = [
  "paid",
  "sankalp_due",
  "names_due",
  "sankalp_received",
] as const satisfies OrderState[];

/** States after which nothing more happens. */
export const doneStates = ["closed", "delivered", "cancelled", "expired"] as const satisfies OrderState[];

/** The states in which a paid order waits for its names, and in which it has them and they can be changed. */
interface NameStates {
  due: OrderState;
  received: OrderState;
}

const among = (states: readonly OrderState[]) => (state: OrderState) => states.includes(state);

export const isUnpaid = among(unpaidStates);
export const isOver = among(overStates);
/** Whether the names have been handed over: from here on a person decides. */
export const isWithPriests = (state: OrderState) =>
  !(isUnpaid(state) || isOver(state) || among(beforeHandover)(state));
const isDone = among(doneStates);

/** What the buyer is asked to do next. Names can be given and changed until the sankalp is closed. */
export function nextActionOf(
  order: { state: OrderState; payableUntil: Date; namesUntil: Date; names: NameStates | null },
  now: Date,
) {
  const namesOpen = now < order.namesUntil;
  if (isUnpaid(order.state)) return now < order.payableUntil ? "pay" : "none";
  if (isDone(order.state)) return "none";
  if (!order.names) return "wait";
  if (order.state === "paid" || order.state === order.names.due) return namesOpen ? "fill_sankalp" : "wait";
  return order.state === order.names.received && namesOpen ? "edit_sankalp" : "wait";
}

const MINUTE = 60_000;
/** How long an unpaid order keeps its place. */
const PAYABLE_FOR = 60 * MINUTE;

/** Until when an order can be paid: an hour, and never past the last moment to book it. */
export const payableUntil = (createdAt: Date, cutoffAt: Date) =>
  new Date(Math.min(createdAt.getTime() + PAYABLE_FOR, cutoffAt.getTime()));

/** Letters that nobody mistakes for another when reading them aloud. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A number to name an order by on the phone, from ten random bytes: `AR-7K3MX-92QF8`. */
export function orderNumber(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, 10), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return `AR-${letters.slice(0, 5)}-${letters.slice(5)}`;
}
