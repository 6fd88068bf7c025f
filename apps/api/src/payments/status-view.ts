import type { Language, PaymentStatus } from "@aradhana/core/contract";
import { lineOf } from "../lines/lines.ts";
import type { readLines, StoredOrder } from "../orders/orders.queries.ts";
import { isEnded } from "../orders/orders.rules.ts";
import { lineView, splitView, totalsView } from "../quotes/quote-view.ts";
import type { Payment } from "./payments.queries.ts";
import { isUnsettled, messageKey, nextPoll } from "./payments.rules.ts";

interface StatusParts {
  order: StoredOrder;
  lines: Awaited<ReturnType<typeof readLines>>;
  payment: Payment | undefined;
  /** How long its buyer has been asking, in milliseconds. */
  watchedFor: number;
}

/** Where the money of an order is, and what it is for. Who ordered stands in no part of it. */
export function statusView(
  { order, lines, payment, watchedFor }: StatusParts,
  lang: Language,
): PaymentStatus {
  const part = lineOf(order).cardPart(order.item);
  const waiting = payment?.state === "created" || payment?.state === "pending";
  // Money of an order that is over is on its way back, however long its bank takes.
  const back = isEnded(order.state) && payment?.state === "success";
  const expired = order.state === "expired" && (!payment || isUnsettled(payment.state));
  const known = back ? "refunded" : payment?.state;
  return {
    state: expired ? "expired" : (known ?? "created"),
    order: {
      id: order.id,
      number: order.number,
      type: order.item.kind,
      title: order.item.title[lang],
      grand: { amount: order.grand, currency: order.currency },
      package_id: "package_id" in part ? part.package_id : null,
      is_vip: "is_vip" in part && part.is_vip,
      starts_at: order.fulfilment.startsAt.toISOString(),
      lines: lines.map((line) => lineView(line, order.currency, lang)),
      totals: totalsView(order.totals, order.currency),
      split: splitView(order.split, order.currency),
    },
    gateway: payment?.gateway ?? null,
    method: payment?.method ?? null,
    next_poll_ms: waiting && !expired ? nextPoll(watchedFor) : null,
    message_key: expired ? "expired" : messageKey(known, payment?.failure ?? null),
    reference: payment?.reference ?? null,
    paid_at: payment?.paidAt?.toISOString() ?? null,
  };
}
