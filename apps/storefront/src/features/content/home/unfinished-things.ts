import type { Draft } from "@aradhana/core/checkout";
import type { OrderCard } from "@aradhana/core/contract";
import { cartOrderPath, orderPath, paymentPath } from "@aradhana/core/paths";
import { isUnclear, stageOfOrder } from "@aradhana/core/payment";
import { namesPath, orderLine } from "../../../lines/order-lines.ts";
import type { ReservedPlace } from "./load-reservation.ts";

type Begun = Pick<Draft, "type" | "itemId" | "title" | "isBegun" | "attempt">;

/** Everything in the cart continues at one address. */
const draftPath = ({ type, itemId }: Begun) =>
  type === "cart" ? cartOrderPath : orderLine(type).draftPath(itemId);

/** Something the visitor began and we wait for. */
export interface UnfinishedThing {
  kind: "reserved" | "confirming" | "pay" | "fill_sankalp" | "draft";
  title: string;
  href: string;
  /** When it expires, and the server's time of the response. */
  ends?: { until: string; serverNow: string };
}

/** Whether the buyer has nothing left to do. Unknown while a payment may still come. */
export function isDone(order: Pick<OrderCard, "next_action" | "state" | "payment_state">) {
  const isSettled = ["paid", "expired", "refunded"].includes(stageOfOrder(order));
  return isSettled && order.next_action !== "fill_sankalp";
}

/**
 * What is unfinished, most urgent first: a reservation, a payment that the bank confirms, one to make, missing names, then drafts.
 */
export function unfinishedThings(
  orders: readonly OrderCard[],
  drafts: readonly Begun[],
  reservation?: ReservedPlace,
): UnfinishedThing[] {
  const waitingFor = (kind: "pay" | "fill_sankalp") =>
    orders
      .filter((order) => order.next_action === kind)
      .map((order) => ({ kind, title: order.title, href: hrefOf(order, kind) }));
  const isOrdered = ({ attempt }: Begun) => orders.some(({ id }) => id === attempt?.orderId);
  return [
    ...(reservation ? [reservationThing(reservation)] : []),
    ...orders
      .filter((order) => isUnclear(stageOfOrder(order)))
      .map((order) => ({
        kind: "confirming" as const,
        title: order.title,
        href: paymentPath(order.id, order.type),
      })),
    ...waitingFor("pay"),
    ...waitingFor("fill_sankalp"),
    ...drafts
      .filter(
        (draft) => draft.isBegun !== false && !isOrdered(draft) && draft.itemId !== reservation?.poojaId,
      )
      .map((draft) => ({ kind: "draft" as const, title: draft.title, href: draftPath(draft) })),
  ];
}

const reservationThing = ({ title, href, until, serverNow }: ReservedPlace) =>
  ({ kind: "reserved", title, href, ends: { until, serverNow } }) as const;

function hrefOf(order: OrderCard, kind: "pay" | "fill_sankalp"): string {
  if (kind === "pay") return orderPath(order);
  return namesPath(order);
}
