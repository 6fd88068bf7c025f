import { randomBytes } from "node:crypto";
import type { Address, orderRequest } from "@aradhana/core/contract";
import type * as v from "valibot";
import { handOver, lockHold } from "../book-now-pay-later/hold-place.queries.ts";
import { spentBy } from "../coupons/coupons.rules.ts";
import type { Database } from "../db/database.ts";
import { type Once, remember } from "../idempotency/idempotency.queries.ts";
import { newId } from "../ids/new-id.ts";
import type { ReadPhone } from "../phone/read-phone.ts";
import type { Offer } from "../quotes/offer.queries.ts";
import { soldOut } from "../quotes/quotes.errors.ts";
import type { StoredQuote } from "../quotes/quotes.queries.ts";
import { hashToken, newToken } from "../sessions/token.ts";
import type { Vault } from "../vault/create-vault.ts";
import { agreedOf } from "./agreed.rules.ts";
import { refuseUnpaidHoard } from "./limit-guests.queries.ts";
import { orderNumber, payableUntil } from "./orders.rules.ts";
import { orderEvents, orderLines, orderLinks, orders } from "./orders.table.ts";
import { type Buyer, countBought, lockBuyer } from "./paid-before.queries.ts";
import { endReplaced, replacedOf } from "./replace-order.queries.ts";
import { sealAddress, sealContact } from "./sealed-fields.ts";
import { takeSeat } from "./seats.queries.ts";

export interface Placing {
  request: v.InferOutput<typeof orderRequest>;
  quote: StoredQuote;
  offer: Offer;
  phone: ReadPhone;
  /** Where prasad goes; null where none is sent. */
  address: Address | null;
  buyer: Buyer;
  session: string | undefined;
  /** Whose customer buys, of the partners that there are. */
  partnerId: string | undefined;
  /** See `addressIndex`. */
  askedBy: string;
  /** How many unpaid orders the guests of one network may have at once. */
  ordersPerAddress: number;
  at: Date;
}

export interface Placed {
  orderId: string;
  /** Opens the order without an account. Given out once, here. */
  accessToken: string;
}

/**
 * Makes the order of a quote, once for a key: the place of the rite, the order and what the key brought
 * are written together or not at all. Nothing comes back when another request was faster: one with this key, or
 * one that used up the buyer's coupon.
 */
export function placeOrder(
  db: Database,
  vault: Vault,
  placing: Placing,
  once: Once,
): Promise<Placed | undefined> {
  const placed = { orderId: newId("ord"), accessToken: newToken() };
  const { at, askedBy, ordersPerAddress } = placing;
  return db.transaction(async (tx) => {
    if (!(await keepsCoupon(tx, placing))) return undefined;
    if (!(await remember(tx, vault, once, JSON.stringify(placed), at))) return undefined;
    const { reservation_id: reservationId, replaces } = placing.request;
    const hold = reservationId ? await lockHold(tx, reservationId, at) : undefined;
    const { offer } = placing;
    // First: its place is free for the new one.
    if (replaces) await endReplaced(tx, replacedOf(replaces), riteOf(offer), at);
    const seatsOf = offer.type === "pooja" && offer.puja.capacity !== null ? offer.puja.id : undefined;
    if (seatsOf && !hold?.holdsSeat && !(await takeSeat(tx, seatsOf, at))) throw soldOut();

    await tx
      .insert(orders)
      .values({ ...orderRow(vault, placing, placed.orderId), holdsSeat: seatsOf !== undefined });
    if (!placing.buyer.customerId) await refuseUnpaidHoard(tx, { askedBy, limit: ordersPerAddress, at });
    if (reservationId) await handOver(tx, reservationId, placed.orderId, at);
    await tx.insert(orderLines).values(
      placing.quote.price.lines.map((line, position) => ({
        id: newId("orl"),
        orderId: placed.orderId,
        position,
        ...line,
      })),
    );
    await tx.insert(orderEvents).values({ orderId: placed.orderId, state: "created", at });
    await tx
      .insert(orderLinks)
      .values({ tokenHash: hashToken(placed.accessToken), orderId: placed.orderId, createdAt: at });
    return placed;
  });
}

const riteOf = (offer: Offer) =>
  offer.type === "pooja"
    ? { poojaId: offer.puja.id, chadhaavaId: null }
    : { poojaId: null, chadhaavaId: offer.chadhaava.id };

const couponOf = ({ price }: StoredQuote) => (price.coupon?.status === "applied" ? price.coupon.code : null);

/** Whether the buyer may still use the coupon of his quote, whatever he orders elsewhere at this moment. */
async function keepsCoupon(tx: Database, { quote, offer, buyer }: Placing): Promise<boolean> {
  const code = couponOf(quote);
  if (!code || !offer.coupon) return true;
  await lockBuyer(tx, buyer);
  return !spentBy(offer.coupon, await countBought(tx, buyer, code));
}

/** Price, title, times and terms are copied: they are what was agreed. */
function orderRow(vault: Vault, placing: Placing, id: string) {
  const { request, quote, offer, phone, address, partnerId, buyer, session, askedBy, at } = placing;
  const { customerId } = buyer;
  const agreed = agreedOf(offer, quote.wanted.shipTo);
  return {
    ...agreed,
    id,
    number: orderNumber(randomBytes(10)),
    state: "created" as const,
    customerId: customerId ?? null,
    sessionIndex: session ?? null,
    // Who has an account is counted by that.
    askedBy: customerId ? null : askedBy,
    contactSealed: sealContact(vault, id, { name: request.contact.name, ...phone }),
    contactPhoneIndex: buyer.phoneIndex,
    addressSealed: address && sealAddress(vault, id, address),
    whatsappOptIn: request.whatsapp_opt_in,
    language: request.language,
    currency: quote.currency,
    countryCode: quote.wanted.countryCode,
    totals: quote.price.totals,
    split: quote.price.split,
    grand: quote.price.totals.grand,
    quoteId: quote.id,
    couponCode: couponOf(quote),
    partnerId: partnerId ?? null,
    tempOrderId: request.temp_order_id ?? null,
    attribution: attributionOf(request),
    payableUntil: payableUntil(at, agreed.cutoffAt),
    createdAt: at,
    updatedAt: at,
  };
}

/** Who sent the buyer, as the request tells it. */
function attributionOf(request: Placing["request"]) {
  return {
    affiliateId: request.affiliate_id ?? null,
    utm: request.utm,
    fbp: request.fbp,
    fbc: request.fbc,
    referrerUrl: request.referrer_url,
    landingPath: request.landing_path,
    analyticsSessionId: request.analytics_session_id,
  };
}
