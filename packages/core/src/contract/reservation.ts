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

/** `open` until it is paid or its time is over; let go counts as over. */
export const reservationState = v.picklist(["open", "paid", "expired"]);

/** A place held for ten minutes before it is paid; never beyond the closing time of the rite. */
export const reservation = v.object({
  id: reservationId,
  state: reservationState,
  pooja_id: poojaId,
  package_id: packageId,
  lines: v.array(orderLine),
  /** Of the lines, less the coupon. */
  price: money,
  /** The coupon that is in the price. */
  coupon: v.nullable(v.string()),
  created_at: instant,
  expires_at: instant,
  /** The order that it became; that one has a time to pay of its own. */
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
