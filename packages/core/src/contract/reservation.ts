import * as v from "valibot";
import {
  instant,
  language,
  money,
  orderId,
  packageId,
  poojaId,
  quoteId,
  reservationId,
} from "./primitives.ts";
import { orderLine } from "./quote.ts";

/** `open` until it is paid or expired; a released one counts as expired. */
export const reservationState = v.picklist(["open", "paid", "expired"]);

/** A place reserved for ten minutes before payment; never beyond the closing time of the ritual. */
export const reservation = v.object({
  id: reservationId,
  state: reservationState,
  pooja_id: poojaId,
  package_id: packageId,
  lines: v.array(orderLine),
  /** Sum of the lines less the coupon. */
  price: money,
  /** The coupon included in the price. */
  coupon: v.nullable(v.string()),
  created_at: instant,
  expires_at: instant,
  /** The order it became; that order has its own payment deadline. */
  order_id: v.nullable(orderId),
});
export type Reservation = v.InferOutput<typeof reservation>;

export const reserveRequest = v.object({
  quote_id: quoteId,
  lang: v.optional(language, "en"),
});

export const reservationQuery = v.object({
  reservation_id: reservationId,
  lang: v.optional(language, "en"),
});

export const releaseRequest = v.object(reservationQuery.entries);
