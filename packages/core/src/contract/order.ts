import * as v from "valibot";
import { attribution } from "./attribution.ts";
import { chadhaavaCard } from "./chadhaava.ts";
import { gatewayName, paymentState } from "./payment.ts";
import { cancellationPolicy, poojaCard, poojaPackage } from "./pooja.ts";
import {
  chadhaavaId,
  count,
  countryCode,
  currency,
  image,
  instant,
  language,
  money,
  orderId,
  packageId,
  partnerId,
  poojaId,
  quoteId,
  reservationId,
  tempOrderId,
} from "./primitives.ts";
import { address, orderLine, personName, phone, priceSplit, totals } from "./quote.ts";
import { sankalp } from "./sankalp.ts";

export const orderType = v.picklist(["pooja", "chadhaava"]);
export type OrderType = v.InferOutput<typeof orderType>;

/** Section 6.4 of the data model: what pujas and chadhaava go through, in the order of travel. */
export const orderState = v.picklist([
  "created",
  "payment_pending",
  "paid",
  "sankalp_due",
  "names_due",
  "sankalp_received",
  "scheduled",
  "live",
  "performed",
  "offered",
  "video_ready",
  "proof_ready",
  "prasad_dispatched",
  "delivered",
  "closed",
  "payment_failed",
  "cancelled",
  "expired",
]);
export type OrderState = v.InferOutput<typeof orderState>;

export const orderRequest = v.object({
  type: orderType,
  quote_id: quoteId,
  /** The held place that becomes this order. */
  reservation_id: v.optional(reservationId),
  contact: v.object({ name: v.optional(v.nullable(personName), null), ...phone.entries }),
  address: v.optional(v.nullable(address), null),
  /** Agreed to terms and privacy notice; nothing is ordered without. */
  consent: v.literal(true, "consent_needed"),
  whatsapp_opt_in: v.optional(v.boolean(), false),
  language: v.optional(language, "en"),
  /** Kept where the registry has it. */
  partner_id: v.optional(partnerId),
  temp_order_id: v.optional(tempOrderId),
  /** An unpaid order of the same rite in whose place this one is ordered, with its own secret: it can be paid no longer. */
  replaces: v.optional(v.object({ order_id: orderId, t: v.pipe(v.string(), v.maxLength(64)) })),
  ...attribution.entries,
});
export type OrderRequest = v.InferInput<typeof orderRequest>;

export const nextAction = v.picklist(["pay", "fill_sankalp", "edit_sankalp", "wait", "none"]);

export const timelineStep = v.object({
  state: orderState,
  /** When it happened; null while it lies ahead. */
  at: v.nullable(instant),
  /** When it should happen, as far as is known. */
  planned_at: v.nullable(instant),
  /** Evidence: a recording, a picture, a document. */
  evidence_url: v.nullable(v.string()),
});
export type TimelineStep = v.InferOutput<typeof timelineStep>;

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
  /** Masked: the last digits only, since phones are shared. */
  contact: v.object({ name: v.nullable(v.string()), phone_masked: v.string() }),
  /** Masked likewise: town and country. */
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
  policy: cancellationPolicy,
});
export type Order = v.InferOutput<typeof order>;

export const orderCreated = v.object({
  order,
  /** Opens this order without an account; part of its signed link as `t`. Given out once, here. */
  access_token: v.string(),
  /** Whether an order that it `replaces` has ended; one whose money is there or on its way goes on. */
  replaced: v.optional(v.boolean()),
});

export const orderQuery = v.object({
  order_id: orderId,
  t: v.optional(v.pipe(v.string(), v.maxLength(64))),
  lang: v.optional(language, "en"),
});

const orderOfRitual = {
  order,
  sankalp_cutoff_at: instant,
  sankalp: v.nullable(sankalp),
  proofs: v.array(
    v.object({ kind: v.picklist(["video", "photo"]), url: v.string(), start_seconds: count, at: instant }),
  ),
  /** What names `/orders/{id}/{name}`; cosmetic. */
  name: v.string(),
};

/** `getPoojaOrderById`: the order with the puja it books. */
export const poojaOrder = v.object({
  ...orderOfRitual,
  pooja: poojaCard,
  package: poojaPackage,
  live_url: v.nullable(v.string()),
});
export type PoojaOrder = v.InferOutput<typeof poojaOrder>;

/** The order with the chadhaava it is for. */
export const chadhaavaOrder = v.object({
  ...orderOfRitual,
  chadhaava: chadhaavaCard,
  /** For how many people names can be given. */
  name_limit: count,
});
export type ChadhaavaOrder = v.InferOutput<typeof chadhaavaOrder>;

/** `getOrderById`: an order of any type with what it is for. */
export const typedOrder = v.variant("type", [
  v.object({ type: v.literal("pooja"), ...poojaOrder.entries }),
  v.object({ type: v.literal("chadhaava"), ...chadhaavaOrder.entries }),
]);
export type TypedOrder = v.InferOutput<typeof typedOrder>;

export const ordersQuery = v.object({
  lang: v.optional(language, "en"),
  state: v.optional(v.picklist(["open", "done", "unpaid"])),
  /** Without it orders of every type. */
  type: v.optional(orderType),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(80))),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(50)),
    "20",
  ),
});

export const orderCard = v.object({
  id: orderId,
  number: v.string(),
  type: orderType,
  state: orderState,
  title: v.string(),
  name: v.string(),
  image,
  temple: v.string(),
  starts_at: instant,
  created_at: instant,
  grand: money,
  next_action: nextAction,
  /** What a puja's order books; null for the others. */
  pooja_id: v.nullable(poojaId),
  package_id: v.nullable(packageId),
  /** What a chadhaava's order is for; null for the others. */
  chadhaava_id: v.nullable(chadhaavaId),
  is_vip: v.boolean(),
});
export type OrderCard = v.InferOutput<typeof orderCard>;

export const orders = v.object({ orders: v.array(orderCard) });
