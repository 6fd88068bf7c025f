import * as v from "valibot";
import { birthDetails } from "../birth/birth-details.ts";
import { nameDetails } from "../name-correction/name-order.ts";
import { attribution } from "./attribution.ts";
import { chadhaavaCard } from "./chadhaava.ts";
import { chosenPart, orderOfGoods, shipments, suggestions } from "./goods-order.ts";
import { mandateTerms } from "./mandate.ts";
import { orderState } from "./order-state.ts";
import { gatewayName, linkSent, paymentState } from "./payment.ts";
import { cancellationPolicy, poojaCard, poojaPackage } from "./pooja.ts";
import {
  cartLineId,
  count,
  countryCode,
  currency,
  day,
  image,
  instant,
  language,
  MAX_CART_LINES,
  money,
  orderId,
  orderItemId,
  orderType,
  partnerId,
  quoteId,
  reservationId,
  tempOrderId,
} from "./primitives.ts";
import { address, business, orderLine, personName, phone, priceSplit, totals } from "./quote.ts";
import { energisedFor, nameCorrections, sankalp } from "./sankalp.ts";
import { orderOfService } from "./service-order.ts";

import { typedFields } from "./typed-fields.ts";

export const orderRequest = v.object({
  /** The type of the quote; `cart` for the quote of a cart. */
  type: v.picklist([...orderType.options, "cart"]),
  quote_id: quoteId,
  /** The reservation that becomes this order. */
  reservation_id: v.optional(reservationId),
  contact: v.object({ name: v.optional(v.nullable(personName), null), ...phone.entries }),
  /** Where it is sent; for a quote that sends nothing, and for `business`, whom the invoice is for. */
  address: v.optional(v.nullable(address), null),
  /** Of a buyer who needs an invoice with a GSTIN. Its state is that of `address`. */
  business: v.optional(v.nullable(business), null),
  /** Consent to terms and privacy notice; required for every order. */
  consent: v.literal(true, "consent_needed"),
  whatsapp_opt_in: v.optional(v.boolean(), false),
  language: v.optional(language, "en"),
  /** Stored when a partner with this id is registered. */
  partner_id: v.optional(partnerId),
  temp_order_id: v.optional(tempOrderId),
  /** Consent to repeat this order; only for signed-in buyers, and where the line offers it. */
  mandate: v.optional(mandateTerms),
  /** The name in which goods are energised; required if the quote says so. */
  energised_for: v.optional(v.nullable(energisedFor), null),
  /** Of a cart: the names of its lines. Without one a line has the name that it has in the cart, else `energised_for`. */
  energised_lines: v.optional(
    v.pipe(v.array(v.object({ line_id: cartLineId, ...energisedFor.entries })), v.maxLength(MAX_CART_LINES)),
    [],
  ),
  /** Whose kundali it is; of a consultation too. */
  birth: v.optional(birthDetails),
  /** Of a name correction. */
  name_details: v.optional(nameDetails),
  /** Cash on delivery, if the quote offers it: the order needs no payment. */
  pays_on_delivery: v.optional(v.boolean(), false),
  /**
   * An unpaid order that this one replaces, with its secret: it can no longer be paid. That of a ritual is replaced by
   * another of the same ritual only.
   */
  replaces: v.optional(v.object({ order_id: orderId, t: v.pipe(v.string(), v.maxLength(64)) })),
  ...attribution.entries,
});
export type OrderRequest = v.InferInput<typeof orderRequest>;

export const nextAction = v.picklist([
  "pay",
  "fill_sankalp",
  "edit_sankalp",
  "give_details",
  "open_result",
  "wait",
  "none",
]);

export const timelineStep = v.object({
  state: orderState,
  /** When it happened; null while it is in the future. */
  at: v.nullable(instant),
  /** When it is expected, if known. */
  planned_at: v.nullable(instant),
  /** Evidence: a recording, a picture or a document. */
  evidence_url: v.nullable(v.string()),
});
export type TimelineStep = v.InferOutput<typeof timelineStep>;

const commonPart = {
  item_id: orderItemId,
  title: v.string(),
  ...chosenPart,
  state: orderState,
  /** Of a ritual its start; of goods the day on which they are sent. */
  starts_at: v.nullable(instant),
  /** Of goods: the first and last day of arrival. */
  arrives: v.optional(v.object({ from: day, to: day })),
  /** Whether names are given for it, and until when. */
  needs_names: v.boolean(),
  names_until: v.nullable(instant),
  next_action: nextAction,
  timeline: v.optional(v.array(timelineStep)),
};

/** One fulfilment: a ritual, the parcel, or a service. */
const orderPart = v.variant("type", [
  v.object({ ...typedFields.pooja, ...commonPart }),
  v.object({ ...typedFields.chadhaava, ...commonPart }),
  v.object({ ...typedFields.abhimantrit, ...commonPart }),
  v.object({ ...typedFields.gemstone, ...commonPart }),
  v.object({ ...typedFields.kundali, ...commonPart }),
  v.object({ ...typedFields.name_correction, ...commonPart }),
  v.object({ ...typedFields.consultation, ...commonPart }),
]);
export type OrderPart = v.InferOutput<typeof orderPart>;

export const order = v.object({
  id: orderId,
  number: v.string(),
  type: orderType,
  state: orderState,
  created_at: instant,
  lines: v.array(orderLine),
  totals,
  split: priceSplit,
  currency,
  country_code: countryCode,
  /** Masked: only the last digits, since phones are shared. */
  contact: v.object({ name: v.nullable(v.string()), phone_masked: v.string() }),
  /** Masked as well: town and country. */
  address_summary: v.nullable(v.string()),
  timeline: v.array(timelineStep),
  next_action: nextAction,
  payment: v.nullable(
    v.object({
      state: paymentState,
      gateway: gatewayName,
      method: v.nullable(v.string()),
      amount: money,
      reference: v.nullable(v.string()),
      paid_at: v.nullable(instant),
    }),
  ),
  /** Once it is paid: where the link to it goes. */
  link_sent: v.nullable(linkSent),
  policy: cancellationPolicy,
  /** The fulfilments of a cart: each ritual and the parcel. `state` is that of the least advanced one. */
  parts: v.optional(v.array(orderPart)),
  shipments: v.optional(shipments),
  /** The tickets in which the buyer asked to correct its names, the first one first. */
  corrections: v.optional(nameCorrections),
});
export type Order = v.InferOutput<typeof order>;

export const orderCreated = v.object({
  order,
  /** Opens this order without an account; sent as `t` in its signed link. Returned only once, here. */
  access_token: v.string(),
  /** Whether the replaced order has ended; an order that is paid or being paid continues. */
  replaced: v.optional(v.boolean()),
});

export const orderQuery = v.object({
  order_id: orderId,
  /** The ritual of a cart's order to read: the answer has its state, its names and its cut-off. */
  item_id: v.optional(orderItemId),
  t: v.optional(v.pipe(v.string(), v.maxLength(64))),
  lang: v.optional(language, "en"),
});

/** A recording or a picture of the ritual. */
export const orderProof = v.object({
  kind: v.picklist(["video", "photo"]),
  url: v.string(),
  start_seconds: count,
  at: instant,
  /** The captions of a recording, where it has any, as WebVTT. */
  captions: v.optional(v.array(v.object({ language, url: v.string() }))),
  /** The chapters of a recording, where it has any. */
  chapters: v.optional(v.array(v.object({ seconds: count, label: v.string() }))),
});
export type OrderProof = v.InferOutput<typeof orderProof>;

const orderOfRitual = {
  order,
  sankalp_cutoff_at: instant,
  sankalp: v.nullable(sankalp),
  proofs: v.array(orderProof),
  /** Of a cart with goods: at most three that go with them. */
  suggestions: v.optional(suggestions),
  /** Slug for `/orders/{id}/{name}`; cosmetic. */
  name: v.string(),
};

/** `getPoojaOrderById`: the order with its puja. */
export const poojaOrder = v.object({
  ...orderOfRitual,
  pooja: poojaCard,
  package: poojaPackage,
  live_url: v.nullable(v.string()),
});
export type PoojaOrder = v.InferOutput<typeof poojaOrder>;

/** The order with its chadhaava. */
export const chadhaavaOrder = v.object({
  ...orderOfRitual,
  chadhaava: chadhaavaCard,
  /** Number of people whose names can be given. */
  name_limit: count,
});
export type ChadhaavaOrder = v.InferOutput<typeof chadhaavaOrder>;

/** The order with its goods. */
export const goodsOrder = v.object({ order, ...orderOfGoods });
export type GoodsOrder = v.InferOutput<typeof goodsOrder>;

/** The order of a service. */
export const serviceOrder = v.object({ order, ...orderOfService });
export type ServiceOrder = v.InferOutput<typeof serviceOrder>;

/** `getOrderById`: an order of any type with its items. Of a cart it has the type of the first part. */
export const typedOrder = v.variant("type", [
  v.object({ type: v.literal("pooja"), ...poojaOrder.entries }),
  v.object({ type: v.literal("chadhaava"), ...chadhaavaOrder.entries }),
  v.object({ type: v.literal("abhimantrit"), ...goodsOrder.entries }),
  v.object({ type: v.literal("gemstone"), ...goodsOrder.entries }),
  v.object({ type: v.literal("kundali"), ...serviceOrder.entries }),
  v.object({ type: v.literal("name_correction"), ...serviceOrder.entries }),
  v.object({ type: v.literal("consultation"), ...serviceOrder.entries }),
]);
export type TypedOrder = v.InferOutput<typeof typedOrder>;

export const ordersQuery = v.object({
  lang: v.optional(language, "en"),
  state: v.optional(v.picklist(["open", "done", "unpaid"])),
  /** When missing: orders of every type. */
  type: v.optional(orderType),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(80))),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(50)),
    "20",
  ),
});

const commonCard = {
  id: orderId,
  number: v.string(),
  state: orderState,
  /** Of the current payment; null while none was begun. */
  payment_state: v.nullable(paymentState),
  /** Of a cart: that of its first item. */
  title: v.string(),
  /** Of a cart: the number of items besides the first. */
  more: v.optional(count),
  name: v.string(),
  image,
  /** Of a ritual its temple and its start; of goods the day until which they arrive, and no temple; of a service when it is due. */
  temple: v.string(),
  starts_at: instant,
  created_at: instant,
  grand: money,
  next_action: nextAction,
  /** Of a cart: the ritual whose names `next_action` is about, if that is not the first one. */
  names_item_id: v.optional(orderItemId),
};

/** An order as lists show it, with what only its type has. */
export const orderCard = v.variant("type", [
  v.object({ ...typedFields.pooja, ...commonCard }),
  v.object({ ...typedFields.chadhaava, ...commonCard }),
  v.object({ ...typedFields.abhimantrit, ...commonCard }),
  v.object({ ...typedFields.gemstone, ...commonCard }),
  v.object({ ...typedFields.kundali, ...commonCard }),
  v.object({ ...typedFields.name_correction, ...commonCard }),
  v.object({ ...typedFields.consultation, ...commonCard }),
]);
export type OrderCard = v.InferOutput<typeof orderCard>;

export const orders = v.object({ orders: v.array(orderCard) });
