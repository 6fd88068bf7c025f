import type { Draft } from "@aradhana/core/checkout";
import type { OrderCard } from "@aradhana/core/contract";
import { cartOrderPath, orderPath, paymentPath } from "@aradhana/core/paths";
import { isUnclear, stageOfOrder } from "@aradhana/core/payment";
import { isGoodsType } from "../../../lines/goods-pages.ts";
import { orderLine } from "../../../lines/order-lines.ts";
import { livePath, nextStepOf } from "../../../lines/order-steps.ts";
import type { ReservedPlace } from "./load-reservation.ts";

type Begun = Pick<Draft, "type" | "itemId" | "title" | "isBegun" | "attempt">;

/** Everything in the cart continues at one address. */
const draftPath = ({ type, itemId }: Begun) =>
  type === "cart" ? cartOrderPath : orderLine(type).draftPath(itemId);

/** What of an order is unfinished, most urgent first. */
const urgency = ["live", "confirming", "pay", "fill_sankalp", "give_details", "open_result"] as const;
type Waiting = (typeof urgency)[number];

/** Something the visitor began and we wait for. */
export interface UnfinishedThing {
  kind: "reserved" | Waiting | "draft";
  title: string;
  href: string;
  /** When it expires, and the server's time of the response. */
  ends?: { until: string; serverNow: string };
}

/** What of each action the buyer is reminded. A new action cannot be forgotten here. */
const reminders: Record<OrderCard["next_action"], Waiting | undefined> = {
  pay: "pay",
  fill_sankalp: "fill_sankalp",
  // The names are there: nobody waits for a change of them.
  edit_sankalp: undefined,
  give_details: "give_details",
  open_result: "open_result",
  wait: undefined,
  none: undefined,
};

/** How long after its order a finished report is offered. */
const REPORT_IS_NEW = 14 * 24 * 60 * 60 * 1000; // ms

function reminderOf(order: OrderCard, now: number): Waiting | undefined {
  if (order.state === "live") return "live";
  if (isUnclear(stageOfOrder(order))) return "confirming";
  const isOld = now - Date.parse(order.created_at) > REPORT_IS_NEW;
  return order.next_action === "open_result" && isOld ? undefined : reminders[order.next_action];
}

function hrefOf(order: OrderCard, kind: Waiting): string {
  if (kind === "live") return livePath(order);
  if (kind === "confirming") return paymentPath(order.id, order.type);
  // Its page says until when it can be paid.
  if (kind === "pay") return orderPath(order);
  return nextStepOf(order)?.href ?? orderPath(order);
}

/**
 * Whether the buyer has nothing left to do and nothing will come. Unknown while a payment may still come; a parcel on its
 * way needs nothing, a ritual or a report may.
 */
export function isDone(order: OrderCard, now: number): boolean {
  if (!["paid", "expired", "refunded"].includes(stageOfOrder(order)) || reminderOf(order, now)) return false;
  return order.next_action === "none" || order.next_action === "open_result" || isGoodsType(order.type);
}

interface Options {
  /** Milliseconds since the epoch. */
  now: number;
  reservation?: ReservedPlace | undefined;
  /** Whether the visitor has no cart (ruling D15): the one of before is not offered. */
  isCartDisabled?: boolean;
}

/** What is unfinished, most urgent first: a reservation, what waits in orders, then drafts. */
export function unfinishedThings(
  orders: readonly OrderCard[],
  drafts: readonly Begun[],
  { now, reservation, isCartDisabled }: Options,
): UnfinishedThing[] {
  const waiting = orders.flatMap((order) => {
    const kind = reminderOf(order, now);
    return kind ? [{ kind, title: order.title, href: hrefOf(order, kind) }] : [];
  });
  const isOrdered = ({ attempt }: Begun) => orders.some(({ id }) => id === attempt?.orderId);
  return [
    ...(reservation ? [reservationThing(reservation)] : []),
    ...waiting.toSorted((a, b) => urgency.indexOf(a.kind) - urgency.indexOf(b.kind)),
    ...drafts
      .filter(({ type }) => type !== "cart" || !isCartDisabled)
      .filter(
        (draft) => draft.isBegun !== false && !isOrdered(draft) && draft.itemId !== reservation?.poojaId,
      )
      .map((draft) => ({ kind: "draft" as const, title: draft.title, href: draftPath(draft) })),
  ];
}

const reservationThing = ({ title, href, until, serverNow }: ReservedPlace) =>
  ({ kind: "reserved", title, href, ends: { until, serverNow } }) as const;
