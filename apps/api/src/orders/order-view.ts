import type { Language, LinkSent, Order, OrderCard, OrderPart, PaymentState } from "@aradhana/core/contract";
import { isEnded } from "@aradhana/core/payment";
import { maskPhone } from "@aradhana/core/phone";
import { arrivalOf, goodOf } from "../goods/goods-snapshot.ts";
import type { CartableLine } from "../lines/cart-rules.ts";
import type { Line } from "../lines/line.ts";
import { lineOf } from "../lines/lines.ts";
import { ritualOf } from "../lines/ritual-snapshot.ts";
import type { Payment } from "../payments/payments.queries.ts";
import { lineView, splitView, totalsView } from "../quotes/quote-view.ts";
import { countryName } from "../text/display-names.ts";
import type { Vault } from "../vault/create-vault.ts";
import {
  partOf,
  type readEvents,
  type readLines,
  type readParts,
  type StoredOrder,
} from "./orders.queries.ts";
import { nextActionOf } from "./orders.rules.ts";
import { openAddress, openContact, openPerson } from "./sealed-fields.ts";
import { timelineOf } from "./timeline.rules.ts";
import { trackingPage } from "./tracking-page.ts";

interface OrderParts {
  order: StoredOrder;
  /** Whether it is as of one of its items, not as a whole. */
  isPart: boolean;
  lines: Awaited<ReturnType<typeof readLines>>;
  events: Awaited<ReturnType<typeof readEvents>>;
  parts: Awaited<ReturnType<typeof readParts>>;
  payment: Payment | undefined;
  linkSent: LinkSent | null;
  corrections: NonNullable<Order["corrections"]>;
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** An order as its owner sees it, with the phone and the address masked. */
export function orderView(vault: Vault, parts: OrderParts, lang: Language, now: Date): Order {
  const { order, isPart, lines, events, payment, linkSent, corrections } = parts;
  const contact = openContact(vault, order);
  const sent = parts.parts.find(({ fulfilment }) => fulfilment.addressSealed !== null);
  const shipments = shipmentsOf(parts.parts);
  const address = sent ? openAddress(vault, partOf(order, sent)) : null;
  const each = parts.parts.map((part) => partOf(order, part));
  const shown = (isPart ? undefined : each.find(({ state }) => !isEnded(state))) ?? partOf(order, order);
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
    timeline: timelineView(shown, events),
    next_action: nextOf(order, isPart ? [] : parts.parts, payment?.state, now).action,
    payment: payment ? paymentView(payment) : null,
    link_sent: linkSent,
    policy: order.item.policy[lang],
    ...(each.length > 1 && {
      parts: each.map((part) => ({
        ...partView(vault, part, payment?.state, lang, now),
        timeline: timelineView(part, events),
      })),
    }),
    ...(shipments.length > 0 && { shipments }),
    ...(corrections.length > 0 && { corrections }),
  };
}

/** The steps of one item of an order: its own, and those of the whole order. */
const timelineView = (part: StoredOrder, events: OrderParts["events"]): Order["timeline"] =>
  timelineOf({
    ...{ state: part.state, evidence: part.fulfilment.evidence, paysOnDelivery: part.paysOnDelivery },
    events: events.filter(({ fulfilmentId }) => fulfilmentId === null || fulfilmentId === part.fulfilment.id),
    planned: lineOf(part).plannedSteps(part),
  }).map(({ state, at, plannedAt, evidenceUrl }) => ({
    state,
    at: iso(at),
    planned_at: iso(plannedAt),
    evidence_url: evidenceUrl,
  }));

/** The parcels that were sent; several goods travel in one. */
function shipmentsOf(parts: OrderParts["parts"]): NonNullable<Order["shipments"]> {
  const byNumber = new Map<string, NonNullable<Order["shipments"]>[number]>();
  for (const { fulfilment } of parts) {
    const { carrier, trackingNumber: number } = fulfilment;
    if (!carrier || !number) continue;
    byNumber.set(`${carrier} ${number}`, { carrier, number, tracking_url: trackingPage(carrier, number) });
  }
  return [...byNumber.values()];
}

function partView(
  vault: Vault,
  part: StoredOrder,
  paymentState: PaymentState | undefined,
  lang: Language,
  now: Date,
): OrderPart {
  const { item, fulfilment } = part;
  const line: Line & Partial<CartableLine> = lineOf(part);
  const needsNames = line.names !== null;
  const good = fulfilment.kind === "parcel" ? goodOf(item) : undefined;
  return {
    ...line.cardPart(item),
    ...{ item_id: item.id, title: item.title[lang], state: fulfilment.state },
    detail: line.cart?.detailOf?.(item)?.[lang] ?? null,
    ...{ qty: good?.qty ?? 1, energised: good?.energised ?? false },
    energised_for: good ? openPerson(vault, fulfilment) : null,
    starts_at: fulfilment.startsAt.toISOString(),
    ...(fulfilment.kind === "parcel" && { arrives: arrivalOf(item, fulfilment) }),
    needs_names: needsNames,
    names_until: needsNames ? fulfilment.cutoffAt.toISOString() : null,
    next_action: actionOf(part, paymentState, now),
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

/** When an item happens for its buyer: a parcel arrives, anything else begins. */
export const shownAt = ({ kind, startsAt, endsAt }: StoredOrder["fulfilment"]): Date =>
  kind === "parcel" ? endsAt : startsAt;

interface CardParts extends Pick<OrderParts, "order" | "parts"> {
  paymentState: PaymentState | undefined;
}

/** An order as lists show it. */
export const orderCardView = (
  { order, parts, paymentState }: CardParts,
  image: OrderCard["image"],
  lang: Language,
  now: Date,
): OrderCard => {
  const { action, itemId } = nextOf(order, parts, paymentState, now);
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    payment_state: paymentState ?? null,
    title: order.item.title[lang],
    ...(parts.length > 1 && { more: parts.length - 1 }),
    name: order.item.slug,
    image,
    temple: order.fulfilment.kind === "ritual" ? ritualOf(order).temple[lang] : "",
    starts_at: shownAt(order.fulfilment).toISOString(),
    created_at: order.createdAt.toISOString(),
    grand: { amount: order.grand, currency: order.currency },
    next_action: action,
    ...(itemId && { names_item_id: itemId }),
    ...lineOf(order).cardPart(order.item),
  };
};

/** The first of these that an item of an order needs is what the buyer does next. */
const mostUrgent = [
  "pay",
  "fill_sankalp",
  "give_details",
  "edit_sankalp",
  "open_result",
  "wait",
  "none",
] as const;

/** What the buyer of an order has to do next, and for which ritual the names are, if not for the first. */
function nextOf(
  order: StoredOrder,
  parts: OrderParts["parts"],
  paymentState: PaymentState | undefined,
  now: Date,
) {
  const each = parts.length > 1 ? parts.map((part) => partOf(order, part)) : [order];
  const actions = each.map((part) => actionOf(part, paymentState, now));
  const action = mostUrgent.find((one) => actions.includes(one)) ?? "none";
  const { item } = each[actions.indexOf(action)] ?? order;
  const isOfNames = action === "fill_sankalp" || action === "edit_sankalp";
  return { action, itemId: isOfNames && item.position > 0 ? item.id : undefined };
}

const actionOf = (order: StoredOrder, paymentState: PaymentState | undefined, now: Date) =>
  nextActionOf(
    { ...order, paymentState, namesUntil: order.fulfilment.cutoffAt, names: lineOf(order).names },
    now,
  );
