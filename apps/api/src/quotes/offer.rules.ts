import { isDeepStrictEqual } from "node:util";
import type { Currency } from "@aradhana/core/contract";
import { MAX_PIECES } from "@aradhana/core/goods";
import { DELIVERY_TAX, deliverParcel, isDelivered, stateOfSupply } from "../delivery/delivery.rules.ts";
import { isAdmitted } from "../delivery/plants.rules.ts";
import type { StateCode } from "../geo/postal-circles.ts";
import type { Offer, Parcel } from "../lines/line.ts";
import type { OwnPieces } from "../orders/reserved-pieces.queries.ts";
import type { Text } from "../text/text.ts";
import type { OfferWithCoupon } from "./offer.queries.ts";
import { type Price, type PriceInput, priceBooking } from "./price.rules.ts";
import type { Terms } from "./quotes.table.ts";
import { type Problem, problem } from "./selection.rules.ts";
import { type PlaceOfSupply, placeOfSupplyIn } from "./tax.rules.ts";

/** A price, and the problems that prevent an order; those of a cart with the id and the title of their cart line. */
export interface Assessment {
  price: Price;
  problems: (Problem & { lineId?: string; title?: Text })[];
}

/** Calculates the price of a request with the current offer. Unavailable items are left out and become problems. */
export function assess(
  { offers, lineIds, dakshinas, gone, coupon, before, homeState }: OfferWithCoupon,
  terms: Terms,
  currency: Currency,
  now: Date,
): Assessment {
  const problems: Assessment["problems"] = gone.map((lineId) => ({ code: "gone", itemId: null, lineId }));
  const parcel = parcelOf(offers, terms, currency, now);
  // Everything is sent in one parcel, which is paid for with the first good.
  let unsent = parcel && { fee: parcel.fee, ...DELIVERY_TAX };
  const parts = offers.map((offer, i): PriceInput => {
    const { problems: own, ...selection } = offer.assess(terms, currency, now);
    const lineId = lineIds[i] || undefined;
    const all = [...own, ...problemsOfParcel(offer, terms, currency)];
    const named = lineId && { lineId, title: offer.snapshot(terms, now).item.title };
    problems.push(...all.map((each) => ({ ...each, ...named })));
    const delivery = offer.parcel ? unsent : null;
    if (offer.parcel) unsent = null;
    return {
      ...selection,
      currency,
      abroad: (offer.parcel ? terms.shipTo : terms.countryCode) !== "in",
      placeOfSupply: placeOfSupply(terms, homeState),
      dakshina: dakshinas[i] ?? 0,
      ...(terms.couponCode && { coupon: { code: terms.couponCode, terms: coupon, before } }),
      delivery,
      servicePct: offer.tax.servicePct,
      gstPct: offer.tax.gstPct,
      sac: offer.serviceCode,
      now,
    };
  });
  const [first, ...others] = parts;
  if (!first) throw new Error("an offer is assessed without any part");
  return { price: priceBooking(first, ...others), problems };
}

/** What prevents that a good is sent. */
function problemsOfParcel({ id, parcel }: Offer, { shipTo }: Terms, currency: Currency): Problem[] {
  if (!parcel) return [];
  return [
    ...problemsOfStock(id, parcel),
    ...(isDelivered({ country: shipTo, currency }) ? [] : [problem("not_delivered", id)]),
    ...(isAdmitted(parcel.plantPart, shipTo) ? [] : [problem("plant_not_admitted", id)]),
  ];
}

/** What is short because of the buyer's own unpaid order is never sold to anybody else: see decision 0046. */
function problemsOfStock(id: string, parcel: Parcel): Problem[] {
  const { available, pieces, limit = MAX_PIECES, reservedBy, shared } = parcel;
  if (pieces <= Math.min(available, limit)) return [];
  if (pieces > available && reservedBy) {
    return [{ ...problem("reserved_for_you", id), orderId: reservedBy }];
  }
  // In stock, but in another line of this buyer, it is not sold out.
  if (available <= 0 && !shared?.total) return [problem("sold_out", id)];
  if (available < limit) return [{ ...problem("quantity_unavailable", id), available, shared }];
  return [{ ...problem("too_many_per_order", id), available: limit, shared }];
}

/**
 * All goods are one parcel: it is sent when the last of them is ready, and lines of the same good share its stock and
 * its limit. What the replaced order holds is to be had again. A ritual is left as it is.
 */
export function inOneParcel(offers: readonly Offer[], own?: OwnPieces): Offer[] {
  const leadDays = Math.max(0, ...offers.map(({ parcel }) => parcel?.leadDays ?? 0));
  const taken = new Map<string, number>();
  return offers.map((offer) => {
    const { id, parcel } = offer;
    if (!parcel) return offer;
    const before = taken.get(id) ?? 0;
    taken.set(id, before + parcel.pieces);
    const remaining = (all: number) => Math.max(0, all - before);
    const total = parcel.available + (own?.replaced.get(id) ?? 0);
    return {
      ...offer,
      parcel: {
        ...{ ...parcel, leadDays, limit: remaining(MAX_PIECES), reservedBy: own?.reservedBy.get(id) },
        available: remaining(total),
        ...(before > 0 && { shared: { total, taken: Math.min(before, total, MAX_PIECES) } }),
      },
      snapshot: (to, at) => offer.snapshot({ ...to, leadDays }, at),
    };
  });
}

/** The parcel of all goods; null if there are none. */
export function parcelOf(offers: readonly Offer[], terms: Terms, currency: Currency, at: Date) {
  const goods = offers.flatMap((offer) => (offer.parcel ? [{ ...offer.parcel, offer }] : []));
  const [first] = goods;
  if (!first) return null;
  const value = goods
    .flatMap(({ offer }) => offer.assess(terms, currency, at).items)
    .reduce((total, { price, qty }) => total + price * qty, 0);
  return deliverParcel({
    ...{ value, currency, at, country: terms.shipTo, postcode: terms.postcode ?? "" },
    insured: goods.some(({ insured }) => insured),
    leadDays: first.leadDays,
  });
}

/** Goods are supplied where they go; without a known PIN or address the place is unknown. */
function placeOfSupply(
  { shipTo, postcode = "", state: written = "" }: Terms,
  home: StateCode,
): PlaceOfSupply {
  const state = stateOfSupply({ country: shipTo, postcode, state: written });
  return state === undefined ? undefined : placeOfSupplyIn(state, home);
}

/** Whether two prices are equal for the buyer. */
export const samePrice = (a: Price, b: Price): boolean =>
  isDeepStrictEqual(comparablePrice(a), comparablePrice(b));

const comparablePrice = ({ currency, lines, totals }: Price) => ({
  currency,
  totals,
  lines: lines.map(({ kind, itemId, qty, amount }) => [kind, itemId, qty, amount]),
});
