import { randomBytes } from "node:crypto";
import type { Address, orderRequest } from "@aradhana/core/contract";
import type * as v from "valibot";
import { assignToOrder, lockReservation } from "../book-now-pay-later/reserve-place.queries.ts";
import { type CouponTerms, exhaustedReason } from "../coupons/coupons.rules.ts";
import type { Database } from "../db/database.ts";
import { type Once, remember } from "../idempotency/idempotency.queries.ts";
import { newId } from "../ids/new-id.ts";
import type { Offer, Snapshot } from "../lines/line.ts";
import { lines } from "../lines/lines.ts";
import type { ReadPhone } from "../phone/read-phone.ts";
import { soldOut } from "../quotes/quotes.errors.ts";
import type { StoredQuote } from "../quotes/quotes.queries.ts";
import { hashToken, newToken } from "../sessions/token.ts";
import type { Vault } from "../vault/create-vault.ts";
import { rejectTooManyUnpaid } from "./limit-guests.queries.ts";
import { orderNumber, payableUntil } from "./orders.rules.ts";
import { fulfilments, orderEvents, orderItems, orderLines, orderLinks, orders } from "./orders.table.ts";
import { type Buyer, countBought, lockBuyer } from "./paid-before.queries.ts";
import { endReplaced, replacedOf } from "./replace-order.queries.ts";
import { sealAddress, sealContact } from "./sealed-fields.ts";

export interface Placing {
  request: v.InferOutput<typeof orderRequest>;
  quote: StoredQuote;
  offer: Offer;
  /** Of the offer, or undefined where its buyer has none. */
  coupon: CouponTerms | undefined;
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
 * Makes the order of a quote, once for a key: the limited place, the order and the result of the key are written
 * together or not at all. Returns nothing when another request was faster: one with this key, or one that used
 * up the buyer's coupon.
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
    const hold = reservationId ? await lockReservation(tx, reservationId, at) : undefined;
    const { offer } = placing;
    // First: its place is free for the new one.
    if (replaces) {
      await endReplaced(tx, replacedOf(replaces), { kind: offer.type, offerId: offer.id }, at);
    }
    if (offer.isLimited && !hold?.holdsSeat) {
      const hasTaken = await lines[offer.type].places?.take(tx, offer.id, at);
      if (!hasTaken) throw soldOut();
    }

    await tx.insert(orders).values(orderRow(vault, placing, placed.orderId));
    const itemId = await insertItem(tx, vault, placing, placed.orderId);
    if (!placing.buyer.customerId) await rejectTooManyUnpaid(tx, { askedBy, limit: ordersPerAddress, at });
    if (reservationId) await assignToOrder(tx, reservationId, placed.orderId, at);
    await tx.insert(orderLines).values(
      placing.quote.price.lines.map((line, position) => ({
        id: newId("orl"),
        orderId: placed.orderId,
        orderItemId: itemId,
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

/** The one item of a booking, and how it is carried out. Returns the id of the item. */
async function insertItem(tx: Database, vault: Vault, placing: Placing, orderId: string): Promise<string> {
  const { quote, offer, address } = placing;
  const { item, fulfilment }: Snapshot = offer.snapshot(quote.wanted.shipTo);
  const { grand, tax } = quote.price.totals;
  const itemId = newId("oi");
  await tx.insert(orderItems).values({
    ...{ ...item, id: itemId, orderId, position: 0, holdsPlace: offer.isLimited },
    ...{ qty: 1, unitPrice: grand, amount: grand, tax },
  });
  await tx.insert(fulfilments).values({
    ...{ ...fulfilment, id: newId("ff"), orderId, itemId, state: "created", evidence: [] },
    addressSealed: address && sealAddress(vault, orderId, address),
  });
  return itemId;
}

const couponOf = ({ price }: StoredQuote) => (price.coupon?.status === "applied" ? price.coupon.code : null);

/** Whether the buyer may still use the coupon of his quote, whatever he orders elsewhere at this moment. */
async function keepsCoupon(tx: Database, { quote, coupon, buyer }: Placing): Promise<boolean> {
  const code = couponOf(quote);
  if (!code || !coupon) return true;
  await lockBuyer(tx, buyer);
  return !exhaustedReason(coupon, await countBought(tx, buyer, code));
}

function orderRow(vault: Vault, placing: Placing, id: string) {
  const { request, quote, offer, phone, partnerId, buyer, session, askedBy, at } = placing;
  const { customerId } = buyer;
  return {
    id,
    number: orderNumber(randomBytes(10)),
    state: "created" as const,
    customerId: customerId ?? null,
    sessionIndex: session ?? null,
    // Who has an account is counted by that.
    askedBy: customerId ? null : askedBy,
    contactSealed: sealContact(vault, id, { name: request.contact.name, ...phone }),
    contactPhoneIndex: buyer.phoneIndex,
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
    payableUntil: payableUntil(at, offer.cutoffAt),
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
