import * as v from "valibot";
import { returnState } from "./order-state.ts";
import { chadhaavaId, count, instant, language, money, orderId, orderItemId, poojaId } from "./primitives.ts";

const linkToken = v.optional(v.pipe(v.string(), v.maxLength(64)));
const ritualDateId = v.union([poojaId, chadhaavaId]);
const remedyId = v.pipe(v.string(), v.regex(/^rem_[0-9A-Za-z]{17,32}$/));

export const changesQuery = v.object({ order_id: orderId, t: linkToken, lang: v.optional(language, "en") });

const laterDate = v.object({ ritual_id: ritualDateId, starts_at: instant });
export type LaterDate = v.InferOutput<typeof laterDate>;

/** What the buyer of an item may do now, with the exact amounts. */
const itemChanges = v.object({
  item_id: orderItemId,
  title: v.string(),
  paid: money,
  /** Null when it can no longer be cancelled. `until` is when the share falls or ends; null if that is no moment. */
  cancel: v.nullable(v.object({ pct: count, refund: money, until: v.nullable(instant) })),
  /** Null when it cannot be moved; without dates while there is no later one. */
  reschedule: v.nullable(v.object({ until: instant, dates: v.array(laterDate) })),
  /** Null when it cannot be sent back, or not any more. `refunds` has what one piece pays back, then two, and so on. */
  return: v.nullable(
    v.variant("by", [
      v.object({ by: v.literal("form"), until: instant, refunds: v.array(money) }),
      /** Returns that pay back no money, or cash, are arranged by customer care. */
      v.object({ by: v.literal("care"), until: instant }),
    ]),
  ),
  /** Whether the buyer can report that a name was left out of the recording or read wrong. */
  may_report_name: v.boolean(),
});

export const remedyReason = v.picklist([
  ...(["recording_late", "wrong_name", "names_missing"] as const),
  // Not sent in time, or sent and not delivered in time.
  ...(["prasad_late", "prasad_undelivered", "goods_late", "goods_undelivered"] as const),
  // We have cancelled or moved the date of the ritual.
  ...(["date_cancelled", "date_moved"] as const),
]);
export type RemedyReason = v.InferOutput<typeof remedyReason>;

export const remedyState = v.picklist(["offered", "refunded", "repeated"]);

/** A missed promise: the buyer chooses a refund or a repeated ritual; for prasad and goods, their price or a new box. */
const remedy = v.object({
  id: remedyId,
  item_id: orderItemId,
  title: v.string(),
  reason: remedyReason,
  state: remedyState,
  refund: money,
  /** On which dates it can be repeated; null for prasad and goods, which need none; empty if there is nothing to repeat it with. */
  dates: v.nullable(v.array(laterDate)),
  offered_at: instant,
});
export type Remedy = v.InferOutput<typeof remedy>;

/** Money that goes back, and by when the bank shows it. */
const refundProgress = v.object({
  amount: money,
  state: v.picklist(["initiated", "done", "failed"]),
  started_at: instant,
  /** The number of its GST credit note, once there is one. */
  credit_note: v.nullable(v.string()),
  expected_by: instant,
});

export const returnReason = v.picklist(["changed_mind", "not_as_described", "wrong_item", "damaged"]);
export type ReturnReason = v.InferOutput<typeof returnReason>;

/** Why goods that were sent back are not refunded. */
export const returnRejection = v.picklist(["not_received", "worn", "papers_missing", "other_item"]);
export type ReturnRejection = v.InferOutput<typeof returnRejection>;

/** Goods on their way back, and what is paid back once they were inspected. */
const goodsReturn = v.object({
  item_id: orderItemId,
  title: v.string(),
  pieces: count,
  reason: returnReason,
  state: returnState,
  refund: money,
  /** Only of a rejected one. */
  rejection: v.nullable(returnRejection),
  requested_at: instant,
});
export type GoodsReturn = v.InferOutput<typeof goodsReturn>;

/** `policyQuote`: everything that can be changed about an order, before anything is. */
export const orderChanges = v.object({
  items: v.array(itemChanges),
  remedies: v.array(remedy),
  returns: v.array(goodsReturn),
  refunds: v.array(refundProgress),
});
export type OrderChanges = v.InferOutput<typeof orderChanges>;

/** Sent with each change: the token of the order's link, if the buyer is not signed in. */
export const changeLink = v.object({ t: linkToken, lang: v.optional(language, "en") });

export const cancelRequest = v.object({
  order_id: orderId,
  item_ids: v.pipe(v.array(orderItemId), v.minLength(1), v.maxLength(50)),
  /** The refund that was shown; another one is not made. */
  refund: money,
});
export const rescheduleRequest = v.object({
  order_id: orderId,
  item_id: orderItemId,
  ritual_id: ritualDateId,
});
export const returnRequest = v.object({
  order_id: orderId,
  item_id: orderItemId,
  pieces: v.pipe(count, v.minValue(1)),
  reason: returnReason,
  /** The refund that was shown; another one is not promised. */
  refund: money,
});
export const reportNameRequest = v.object({ order_id: orderId, item_id: orderItemId });
export const remedyRequest = v.object({
  order_id: orderId,
  remedy_id: remedyId,
  choice: v.picklist(["refund", "repeat"]),
  /** On which date a ritual is repeated. */
  ritual_id: v.optional(ritualDateId),
});
