import * as v from "valibot";
import { type OrderState, orderState } from "../contract/order-state.ts";
import { paymentState } from "../contract/payment.ts";
import { count, instant, money, oneLine, orderId, orderType } from "../contract/primitives.ts";
import { orderLine, personName, phone } from "../contract/quote.ts";
import { httpsUrl, idWith, ritualDay, ritualId, text } from "./fields.ts";
import { pageQuery } from "./page.ts";
import { staffRefund } from "./payments.ts";
import { staffReturn } from "./returns.ts";

const templeId = idWith("tm");

export const staffOrdersQuery = v.object({
  ...pageQuery.entries,
  /** The day of the ritual, or of the dispatch of goods, in India. */
  day: v.optional(ritualDay),
  temple_id: v.optional(templeId),
  state: v.optional(orderState),
  /** The order's number or a part of it, as a caller reads it out: hyphens, blanks and small letters do not matter. */
  number: v.optional(
    v.pipe(
      v.string(),
      v.transform((typed) => typed.replaceAll(/[\s-]/g, "").toUpperCase()),
      v.regex(/^[A-Z\d]{1,20}$/, "format"),
    ),
  ),
});

/** The buyer reads it: letters, digits and the signs of names of companies. */
const carrier = v.pipe(
  oneLine(60),
  v.minLength(1, "too_short"),
  v.regex(/^[\p{L}\p{M}\p{N} .,&()'/+-]*$/u, "characters"),
);
const trackingNumber = v.pipe(v.string(), v.regex(/^[\w-]{4,40}$/, "format"));

/** One item of an order with how far it is. */
export const staffOrder = v.object({
  /** Of the fulfilment. */
  id: v.string(),
  order_id: orderId,
  number: v.string(),
  type: orderType,
  kind: v.picklist(["ritual", "parcel", "service"]),
  title: text,
  temple: v.nullable(v.object({ id: templeId, name: text })),
  state: orderState,
  order_state: orderState,
  starts_at: instant,
  /** Of the whole order. */
  grand: money,
  pays_on_delivery: v.boolean(),
  tracking: v.nullable(v.object({ carrier: v.string(), number: v.string() })),
  /** What staff can report next of goods or prasad; empty while there is nothing to send. */
  next_steps: v.array(v.picklist(["energised", "packed", "dispatched", "out_for_delivery", "delivered"])),
  created_at: instant,
});
export type StaffOrder = v.InferOutput<typeof staffOrder>;

/** What the buyer chose of an item: the package, offerings, add-ons. */
const boughtLine = v.object({
  kind: orderLine.entries.kind,
  /** Null if the kind has a fixed title. */
  title: v.nullable(text),
  qty: count,
  amount: money,
});
const staffOrderItem = v.object({
  ...staffOrder.entries,
  /** The colour of a product, or how a gem is set. */
  detail: v.nullable(text),
  bought: v.array(boughtLine),
});
export type StaffOrderItem = v.InferOutput<typeof staffOrderItem>;

/** An order with its items, its payment and its refunds, without personal data. */
export const staffOrderDetail = v.object({
  id: orderId,
  number: v.string(),
  state: orderState,
  grand: money,
  pays_on_delivery: v.boolean(),
  /** Of the payment that decides; null if none was begun. */
  payment_state: v.nullable(paymentState),
  /** How it was paid; null while nothing has been. */
  paid: v.nullable(
    v.object({
      at: instant,
      method: v.nullable(v.string()),
      /** The bank's number of the payment, which a buyer may ask for. */
      reference: v.nullable(v.string()),
    }),
  ),
  items: v.array(staffOrderItem),
  refunds: v.array(staffRefund),
  /** All refunds at the gateway, finished or not, of staff, of the buyer and of the shop itself; the oldest first. */
  given_back: v.array(
    v.object({
      id: v.string(),
      amount: money,
      reason: v.string(),
      state: v.picklist(["initiated", "done", "failed"]),
      at: instant,
    }),
  ),
  /** What happened, the oldest first; `item` is null for what happened to everything in it. */
  events: v.array(v.object({ id: v.number(), state: orderState, item: v.nullable(text), at: instant })),
  returns: v.array(staffReturn),
  /** Whether a parcel of it is sent to an address. */
  has_address: v.boolean(),
  created_at: instant,
});
export type StaffOrderDetail = v.InferOutput<typeof staffOrderDetail>;

export const orderIdParam = v.object({ id: orderId });
export const orderContact = v.object({ name: v.nullable(personName), phone });

/** The states of rituals with names that are still to be performed. */
export const toBePerformed: readonly OrderState[] = ["sankalp_received", "scheduled", "live"];

export const readingListQuery = v.object({ day: ritualDay, temple_id: templeId });

/** What a priest reads aloud on one day at one temple. */
export const readingList = v.array(
  v.object({
    /** Of the puja or chadhaava on this day. */
    ritual_id: v.string(),
    type: orderType,
    title: text,
    starts_at: instant,
    orders: v.array(
      v.object({
        number: v.string(),
        state: orderState,
        /** In Devanagari; empty while the buyer has given no names. */
        names: v.array(v.string()),
        /** The whole sankalp in Devanagari; null without names. */
        read_out: v.nullable(v.string()),
        /** What is offered for it: of a chadhaava, and with a puja. */
        offerings: v.array(v.object({ title: text, qty: count })),
      }),
    ),
  }),
);
export type ReadingList = v.InferOutput<typeof readingList>;

export const ritualIdParam = v.object({ id: ritualId });
/** How many orders were marked, and how many paid ones were not, since they have no names yet. */
export const performedResult = v.object({ performed: count, without_names: count });

export const fulfilmentIdParam = v.object({ id: v.pipe(v.string(), v.regex(/^\w{4,40}$/)) });
export const fulfilmentStep = v.variant("step", [
  /** Before goods are packed that are energised in a name; the buyer sees the video. */
  v.object({ step: v.literal("energised"), video_url: v.optional(v.nullable(httpsUrl), null) }),
  v.object({ step: v.literal("packed") }),
  v.object({ step: v.literal("dispatched"), carrier, tracking_number: trackingNumber }),
  v.object({ step: v.literal("out_for_delivery") }),
  v.object({ step: v.literal("delivered") }),
]);
export type FulfilmentStep = v.InferOutput<typeof fulfilmentStep>;
export const fulfilmentMoved = v.object({ id: v.string(), state: orderState, order_state: orderState });
