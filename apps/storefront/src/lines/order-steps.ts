import type { OrderCard } from "@aradhana/core/contract";
import { orderPath, paymentPath } from "@aradhana/core/paths";
import { namesPath } from "./order-lines.ts";
import { bookingPath, isServiceType, resultPath } from "./service-pages.ts";

const resultOrOrder = (card: OrderCard) =>
  isServiceType(card.type) ? resultPath(card.type, card.id) : orderPath(card);

/** What a buyer can have to do. */
type Action = Exclude<OrderCard["next_action"], "wait" | "none">;

/** Where each is done. A new action cannot be forgotten here. */
const actionPages: Record<Action, (card: OrderCard) => string> = {
  pay: ({ id, type }) => paymentPath(id, type),
  fill_sankalp: namesPath,
  edit_sankalp: namesPath,
  give_details: resultOrOrder,
  open_result: resultOrOrder,
};

/** The next action about an order and its page; undefined if there is nothing to do. */
export function nextStepOf(card: OrderCard): { action: Action; href: string } | undefined {
  const { next_action: action } = card;
  return action === "wait" || action === "none" ? undefined : { action, href: actionPages[action](card) };
}

/** Where an order that is live is followed: a ritual on the order's page, a talk on that of its booking. */
export const livePath = (card: OrderCard): string =>
  card.type === "consultation" ? bookingPath(card.booking_id) : orderPath(card);
