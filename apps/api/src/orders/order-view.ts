import type { Language, LinkSent, Order, OrderCard, PaymentState } from "@aradhana/core/contract";
import { maskPhone } from "@aradhana/core/phone";
import { lineOf } from "../lines/lines.ts";
import { ritualOf } from "../lines/ritual-snapshot.ts";
import type { Payment } from "../payments/payments.queries.ts";
import { lineView, splitView, totalsView } from "../quotes/quote-view.ts";
import type { Vault } from "../vault/create-vault.ts";
import type { readEvents, readLines, readParts, StoredOrder } from "./orders.queries.ts";
import { nextActionOf } from "./orders.rules.ts";
import { openAddress, openContact } from "./sealed-fields.ts";
import { timelineOf } from "./timeline.rules.ts";

interface OrderParts {
  order: StoredOrder;
  lines: Awaited<ReturnType<typeof readLines>>;
  events: Awaited<ReturnType<typeof readEvents>>;
  parts: Awaited<ReturnType<typeof readParts>>;
  payment: Payment | undefined;
  linkSent: LinkSent | null;
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** An order as its owner sees it, with the phone and the address masked. */
export function orderView(vault: Vault, parts: OrderParts, lang: Language, now: Date): Order {
  const { order, lines, events, payment, linkSent } = parts;
  const contact = openContact(vault, order);
  const address = openAddress(vault, order);
  return {
    id: order.id,
    number: order.number,
    type: order.item.kind,
    state: order.state,
    created_at: order.createdAt.toISOString(),
    lines: lines.map((line) => lineView(line, order.currency, lang)),
    totals: totalsView(order.totals, order.currency),
    split: splitView(order.split, order.currency),
    currency: order.currency,
    country_code: order.countryCode,
    contact: {
      name: contact.name,
      phone_masked: maskPhone({ dial_code: contact.dialCode, number: contact.number }),
    },
    address_summary: address && `${address.city}, ${countryName(address.country_code, lang)}`,
    timeline: timelineOf({
      ...{ state: order.state, events, evidence: order.fulfilment.evidence },
      paysOnDelivery: order.paysOnDelivery,
      planned: lineOf(order).plannedSteps(order),
    }).map(({ state, at, plannedAt, evidenceUrl }) => ({
      state,
      at: iso(at),
      planned_at: iso(plannedAt),
      evidence_url: evidenceUrl,
    })),
    next_action: actionOf(order, payment?.state, now),
    payment: payment ? paymentView(payment) : null,
    link_sent: linkSent,
    policy: order.item.policy[lang],
    ...(parts.parts.length > 1 && {
      parts: parts.parts.map(({ item, fulfilment }) => ({
        ...{ type: item.kind, title: item.title[lang], state: fulfilment.state },
        starts_at: fulfilment.startsAt.toISOString(),
      })),
    }),
  };
}

const paymentView = (payment: Payment): NonNullable<Order["payment"]> => ({
  state: payment.state,
  gateway: payment.gateway,
  method: payment.method,
  amount: { amount: payment.amount, currency: payment.currency },
  reference: payment.reference,
  paid_at: iso(payment.paidAt),
});

/** An order as lists show it. */
export const orderCardView = (
  order: StoredOrder,
  paymentState: PaymentState | undefined,
  image: OrderCard["image"],
  lang: Language,
  now: Date,
): OrderCard => ({
  id: order.id,
  number: order.number,
  state: order.state,
  payment_state: paymentState ?? null,
  title: order.item.title[lang],
  name: order.item.slug,
  image,
  temple: order.fulfilment.kind === "ritual" ? ritualOf(order).temple[lang] : "",
  starts_at: order.fulfilment.startsAt.toISOString(),
  created_at: order.createdAt.toISOString(),
  grand: { amount: order.grand, currency: order.currency },
  next_action: actionOf(order, paymentState, now),
  ...lineOf(order).cardPart(order.item),
});

const actionOf = (order: StoredOrder, paymentState: PaymentState | undefined, now: Date) =>
  nextActionOf(
    { ...order, paymentState, namesUntil: order.fulfilment.cutoffAt, names: lineOf(order).names },
    now,
  );

const countryName = (code: string, lang: Language) =>
  new Intl.DisplayNames(lang, { type: "region" }).of(code.toUpperCase()) ?? code;
