import * as v from "valibot";
import { count, instant, language, money, orderId, paymentId, tempOrderId } from "./primitives.ts";
import { orderLine, priceSplit, totals } from "./quote.ts";
import { typedFields } from "./typed-fields.ts";

export const gatewayName = v.picklist(["sandbox", "razorpay", "stripe", "cashfree", "phonepe", "paypal"]);
export type GatewayName = v.InferOutput<typeof gatewayName>;

/** Terminal states never change; a later event never revokes `success`. */
export const paymentState = v.picklist([
  "created",
  "pending",
  "success",
  "failed_retryable",
  "failed",
  "expired",
  "mismatch",
  "refunded",
]);
export type PaymentState = v.InferOutput<typeof paymentState>;

export const initiateRequest = v.object({
  order_id: orderId,
  /** The order's secret, for visitors with its link; a signed-in owner needs none. */
  t: v.optional(v.string()),
  gateway: v.optional(gatewayName),
  method: v.optional(v.pipe(v.string(), v.maxLength(20))),
  /** Return URL for the gateway; must be on one of our own origins. */
  return_url: v.pipe(v.string(), v.url(), v.maxLength(500)),
  surface: v.optional(v.picklist(["web", "frame", "webview"]), "web"),
});

export const initiated = v.object({
  payment_id: paymentId,
  gateway: gatewayName,
  gateway_order_id: v.string(),
  public_key: v.nullable(v.string()),
  amount: money,
  redirect_url: v.nullable(v.string()),
  /** Only for a web view whose app can open what a browser cannot. */
  upi: v.optional(v.object({ intent_url: v.string() })),
  expires_at: instant,
});
export type Initiated = v.InferOutput<typeof initiated>;

const ids = [["order_id"], ["temp_order_id"]] as const;

/** Exactly one of the two ids. A partner's id selects the caller's newest order with it. */
export const paymentStatusQuery = v.pipe(
  v.object({
    order_id: v.optional(orderId),
    temp_order_id: v.optional(tempOrderId),
    t: v.optional(v.string()),
    lang: v.optional(language, "en"),
  }),
  v.forward(
    v.partialCheck(ids, (named) => Boolean(named.order_id ?? named.temp_order_id), "required"),
    ["order_id"],
  ),
  v.forward(
    v.partialCheck(ids, (named) => !(named.order_id && named.temp_order_id), "not_allowed"),
    ["temp_order_id"],
  ),
);

/** The gateway's parameters of the return URL, unchanged. */
export const verifyRequest = v.object({
  order_id: orderId,
  t: v.optional(v.string()),
  gateway: gatewayName,
  params: v.record(v.pipe(v.string(), v.maxLength(60)), v.pipe(v.string(), v.maxLength(300))),
  lang: v.optional(language, "en"),
});

const paidOrder = {
  id: orderId,
  number: v.string(),
  title: v.string(),
  /** Of a cart: its items. */
  items: v.optional(v.array(v.object({ title: v.string(), qty: count }))),
  grand: money,
  /** Of goods: the day until which they arrive. */
  starts_at: instant,
  /** The items that are paid for, as ordered. */
  lines: v.array(orderLine),
  totals,
  split: priceSplit,
};

/** A ritual that is paid for: whether the priest's list has its names. */
const paidRitual = { ...paidOrder, names_given: v.boolean() };

/** The message with the link to a paid order. */
export const linkSent = v.object({
  channel: v.picklist(["sms", "whatsapp"]),
  to_masked: v.string(),
  /** Null while it is on its way. */
  at: v.nullable(instant),
});
export type LinkSent = v.InferOutput<typeof linkSent>;

export const paymentStatus = v.object({
  state: paymentState,
  order: v.variant("type", [
    v.object({ ...typedFields.pooja, ...paidRitual }),
    v.object({ ...typedFields.chadhaava, ...paidRitual }),
    v.object({ ...typedFields.abhimantrit, ...paidRitual }),
    v.object({ ...typedFields.gemstone, ...paidRitual }),
    v.object({ ...typedFields.kundali, ...paidRitual }),
    v.object({ ...typedFields.name_correction, ...paidRitual }),
    v.object({ ...typedFields.consultation, ...paidRitual }),
  ]),
  gateway: v.nullable(gatewayName),
  method: v.nullable(v.string()),
  /** When to poll again; null when the status will not change by itself. */
  next_poll_ms: v.nullable(count),
  /** Key of the sentence to show; the client has the text. */
  message_key: v.picklist([
    "not_started",
    "waiting",
    "paid",
    "declined",
    "cancelled_by_buyer",
    "gateway_error",
    "expired",
    "amount_mismatch",
    "refunded",
  ]),
  /** The bank's reference, if any. */
  reference: v.nullable(v.string()),
  paid_at: v.nullable(instant),
  /** Once it is paid: where the link to the order goes. */
  link_sent: v.nullable(linkSent),
});
export type PaymentStatus = v.InferOutput<typeof paymentStatus>;
