import type { OrderCard, OrderState } from "@aradhana/core/contract";
import { orderPath, pathTo, sankalpPath } from "@aradhana/core/paths";
import { orderLine } from "../../../lines/order-lines.ts";
import type { BookingDraft } from "../../checkout/booking-draft/draft.ts";
import type { OfferingDraft } from "../../checkout/offering/offering-draft.ts";
import type { ReservedPlace } from "./load-reservation.ts";

type Draft = Pick<BookingDraft, "poojaId" | "title" | "attempt">;
type Begun = Pick<OfferingDraft, "chadhaavaId" | "title" | "attempt">;

/** Something the visitor began and we wait for. */
export interface UnfinishedThing {
  kind: "held" | "pay" | "fill_sankalp" | "draft";
  title: string;
  href: string;
  /** Of what is over soon: when, and what the server's clock said. */
  ends?: { until: string; serverNow: string };
}

const unpaid: readonly OrderState[] = ["created", "payment_pending", "payment_failed"];

/** Whether its owner has nothing to do any more. Of one that is not paid yet nobody knows. */
export const isDone = ({ next_action, state }: Pick<OrderCard, "next_action" | "state">) =>
  next_action !== "pay" && next_action !== "fill_sankalp" && !unpaid.includes(state);

/**
 * What is unfinished, most pressing first: a place that is held for minutes, money under way, names that a
 * priest needs, then drafts.
 */
export function unfinishedThings(
  orders: readonly OrderCard[],
  drafts: readonly Draft[],
  held?: ReservedPlace,
  offerings: readonly Begun[] = [],
): UnfinishedThing[] {
  const waitingFor = (kind: "pay" | "fill_sankalp") =>
    orders
      .filter((order) => order.next_action === kind)
      .map((order) => ({ kind, title: order.title, href: hrefOf(order, kind) }));
  const isOrdered = ({ attempt }: Pick<Draft, "attempt">) => orders.some(({ id }) => id === attempt?.orderId);
  return [
    ...(held ? [heldThing(held)] : []),
    ...waitingFor("pay"),
    ...waitingFor("fill_sankalp"),
    ...drafts
      .filter((draft) => !isOrdered(draft) && draft.poojaId !== held?.poojaId)
      .map(({ poojaId, title }) => ({
        kind: "draft" as const,
        title,
        href: pathTo("/pooja/:id/continue", { id: poojaId }),
      })),
    ...offerings
      .filter((draft) => !isOrdered(draft))
      .map(({ chadhaavaId, title }) => ({
        kind: "draft" as const,
        title,
        href: pathTo("/chadhaava/:id", { id: chadhaavaId }),
      })),
  ];
}

const heldThing = ({ title, href, until, serverNow }: ReservedPlace) =>
  ({ kind: "held", title, href, ends: { until, serverNow } }) as const;

function hrefOf(order: OrderCard, kind: "pay" | "fill_sankalp"): string {
  if (kind === "pay") return orderPath(order);
  return sankalpPath({ orderId: order.id, ...orderLine(order.type).names(order) });
}
