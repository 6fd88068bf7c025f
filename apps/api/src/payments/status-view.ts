import type { Language, LinkSent, PaymentStatus } from "@aradhana/core/contract";
import { isEnded } from "@aradhana/core/payment";
import { goodOf } from "../goods/goods-snapshot.ts";
import { lineOf } from "../lines/lines.ts";
import { shownAt } from "../orders/order-view.ts";
import type { readLines, readParts, StoredOrder } from "../orders/orders.queries.ts";
import { lineView, splitView, totalsView } from "../quotes/quote-view.ts";
import type { Payment } from "./payments.queries.ts";
import { isUnsettled, messageKey, nextPoll } from "./payments.rules.ts";

type Part = Awaited<ReturnType<typeof readParts>>[number];

interface StatusParts {
  order: StoredOrder;
  lines: Awaited<ReturnType<typeof readLines>>;
  payment: Payment | undefined;
  /** Milliseconds since the buyer's first poll. */
  polledForMs: number;
  linkSent: LinkSent | null;
  /** The items with their fulfilments. */
  parts: readonly Part[];
  namesGiven: boolean;
}

/** The payment status of an order and a summary of its lines. The phone is masked. */
export function statusView(
  { order, lines, parts, payment, polledForMs, linkSent, namesGiven }: StatusParts,
  lang: Language,
): PaymentStatus {
  const isWaiting = payment?.state === "created" || payment?.state === "pending";
  // The payment of an ended order is being refunded, even if the bank has not confirmed it yet.
  const isRefunding = isEnded(order.state) && payment?.state === "success";
  const isExpired =
    order.state === "expired" && (!payment || isUnsettled(payment.state)) && payment?.state !== "pending";
  const paymentState = isRefunding ? "refunded" : payment?.state;
  return {
    state: isExpired ? "expired" : (paymentState ?? "created"),
    order: {
      ...lineOf(order).cardPart(order.item),
      id: order.id,
      number: order.number,
      title: order.item.title[lang],
      ...(parts.length > 1 && { items: parts.map((part) => itemView(part, lang)) }),
      grand: { amount: order.grand, currency: order.currency },
      starts_at: shownAt(order.fulfilment).toISOString(),
      lines: lines.map((line) => lineView(line, order.currency, lang)),
      totals: totalsView(order.totals, order.currency),
      names_given: namesGiven,
      split: splitView(order.split, order.currency),
    },
    gateway: payment?.gateway ?? null,
    method: payment?.method ?? null,
    next_poll_ms: isWaiting && !isExpired ? nextPoll(polledForMs) : null,
    message_key: isExpired ? "expired" : messageKey(paymentState, payment?.failure ?? null),
    reference: payment?.reference ?? null,
    paid_at: payment?.paidAt?.toISOString() ?? null,
    link_sent: linkSent,
  };
}

const itemView = ({ item, fulfilment }: Part, lang: Language) => ({
  title: item.title[lang],
  qty: fulfilment.kind === "parcel" ? goodOf(item).qty : 1,
});
