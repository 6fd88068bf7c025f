import { randomBytes } from "node:crypto";
import type { Address, orderRequest } from "@aradhana/core/contract";
import type * as v from "valibot";
import { assignToOrder, lockReservation } from "../book-now-pay-later/reserve-seat.queries.ts";
import { lockUnchangedCart } from "../carts/quoted-lines.queries.ts";
import { removeOrdered } from "../carts/remove-ordered.queries.ts";
import { type CouponTerms, exhaustedReason } from "../coupons/coupons.rules.ts";
import { isAccountOpen } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { type IdempotentRequest, storeResult } from "../idempotency/idempotency.queries.ts";
import { newId } from "../ids/new-id.ts";
import type { InvoiceTo } from "../invoices/recipient.rules.ts";
import type { Offer, Snapshot } from "../lines/line.ts";
import { lines } from "../lines/lines.ts";
import { insertMandate, type NewMandate } from "../mandates/mandates.queries.ts";
import { enqueue } from "../outbox/outbox.queries.ts";
import type { ParsedPhone } from "../phone/read-phone.ts";
import type { StoredQuote } from "../quotes/quotes.queries.ts";
import { isCart } from "../quotes/quotes.table.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import { hashToken, newToken } from "../sessions/token.ts";
import type { Vault } from "../vault/create-vault.ts";
import { energisedNames } from "./energised-names.ts";
import { rejectTooManyInCash } from "./limit-cash.queries.ts";
import { rejectTooManyUnpaid, rejectTooManyUnpaidOfCustomer } from "./limit-unpaid.queries.ts";
import { moveOrder } from "./move-order.queries.ts";
import { orderNumber, payableUntil } from "./orders.rules.ts";
import { fulfilments, orderEvents, orderItems, orderLines, orderLinks, orders } from "./orders.table.ts";
import { type Buyer, countPastOrders, lockBuyer } from "./past-orders.queries.ts";
import { lockReplaceable, newOrderOf } from "./replace-order.queries.ts";
import { sealAddress, sealContact, sealDetails, sealInvoiceTo, sealPerson } from "./sealed-fields.ts";
import { takeSeats } from "./take-seats.queries.ts";

export interface PlaceOrderInput {
  request: v.InferOutput<typeof orderRequest>;
  quote: StoredQuote;
  /** What is ordered: of a cart its rituals, then its goods. */
  offers: readonly [Offer, ...Offer[]];
  /** The terms of the quote's coupon, if it has one. */
  coupon: CouponTerms | undefined;
  phone: ParsedPhone;
  /** Where it is sent; null if nothing is sent. */
  address: Address | null;
  /** Whom the invoice is for, where that says more. */
  invoiceTo: InvoiceTo | null;
  buyer: Buyer;
  session: string | undefined;
  /** The registered partner that referred the buyer. */
  partnerId: string | undefined;
  /** See `addressIndex`. */
  requestedBy: string;
  /** How many unpaid orders the guests of one network may have at once. */
  ordersPerAddress: number;
  /** Until when it can be paid. @default for an hour */
  payableUntil?: Date;
  /** The consent to repeat this order. */
  mandate?: Pick<NewMandate, "frequency" | "endsAt"> | undefined;
  at: Date;
}

export interface PlacedOrder {
  orderId: string;
  /** Gives access to the order without an account. Only its hash is stored with the order. */
  accessToken: string;
}

/**
 * Creates the order of a quote, once for each idempotency key. The seat, the order and the key's result are written
 * in one transaction. Returns undefined if a concurrent request used the same key or the buyer's coupon.
 */
export function placeOrder(
  db: Database,
  vault: Vault,
  input: PlaceOrderInput,
  key: IdempotentRequest,
): Promise<PlacedOrder | undefined> {
  const placed = { orderId: newId("ord"), accessToken: newToken() };
  const { at, requestedBy, ordersPerAddress } = input;
  return db.transaction(async (tx) => {
    const { customerId } = input.buyer;
    // The account may be deleted at the same moment: nothing personal is to be stored after that.
    if (customerId && !(await isAccountOpen(tx, customerId))) throw unauthorized();
    const { mandate, quote } = input;
    const { requested } = quote;
    const [offer] = input.offers;
    const { replaces } = input.buyer;
    // Always first: whatever else an order with a coupon locks comes after its buyer.
    if (couponOf(quote)) await lockBuyer(tx, input.buyer);
    const replaced = replaces && (await lockReplaceable(tx, replaces, newOrderOf(offer, requested)));
    if (!(await canUseCoupon(tx, input, replaced))) return undefined;
    if (!(await storeResult(tx, vault, key, JSON.stringify(placed), at))) return undefined;
    const { reservation_id: reservationId } = input.request;
    const reservation = reservationId ? await lockReservation(tx, reservationId, at) : undefined;
    if (replaced) await moveOrder(tx, replaced, "expired", at);
    const offers = reservation?.holdsSeat ? [] : input.offers;
    await takeSeats(tx, { offers, requested, at }, replaced);
    // After the seats, as when a payment takes what was ordered out of the cart.
    const cart = isCart(requested) ? await lockUnchangedCart(tx, requested) : undefined;
    const names = energisedNames(vault, { ...input, requested, cart });

    await tx.insert(orders).values(orderRow(vault, input, placed.orderId));
    await tx.insert(orderEvents).values({ orderId: placed.orderId, state: "created", at });
    if (mandate && customerId) {
      const { currency, price } = quote;
      const { startsAt } = offer.snapshot(requested, at).fulfilment;
      const agreed = { ...mandate, customerId, type: offer.type, requested, currency };
      const limits = { maxAmount: price.totals.grand, lastStartsAt: startsAt };
      await insertMandate(tx, placed.orderId, { ...agreed, ...limits }, at);
    }
    const itemIds = await insertItems(tx, vault, { ...input, names }, placed.orderId);
    if (input.request.pays_on_delivery) {
      await moveOrder(tx, placed.orderId, "confirmed", at);
      if (customerId) await rejectTooManyInCash(tx, customerId);
      await removeOrdered(tx, quote.id);
      await enqueue(tx, { orderId: placed.orderId, kind: "message.order_paid", at });
    }
    if (!customerId) await rejectTooManyUnpaid(tx, { requestedBy, limit: ordersPerAddress, at });
    // A repeated offering has its own deadline; its order is placed by the shop.
    else if (!input.payableUntil) {
      const hasGoods = input.offers.some(({ parcel }) => parcel);
      await rejectTooManyUnpaidOfCustomer(tx, { customerId, hasGoods, at });
    }
    if (reservationId) await assignToOrder(tx, reservationId, placed.orderId, at);
    await tx.insert(orderLines).values(
      input.quote.price.lines.map((line, position) => ({
        id: newId("orl"),
        orderId: placed.orderId,
        orderItemId: itemIds[position] ?? "",
        position,
        ...line,
      })),
    );
    await tx
      .insert(orderLinks)
      .values({ tokenHash: hashToken(placed.accessToken), orderId: placed.orderId, createdAt: at });
    return placed;
  });
}

/** Inserts the order's items and their fulfilments. Returns the id of the item that each line of the price is of. */
async function insertItems(
  tx: Database,
  vault: Vault,
  input: PlaceOrderInput & { names: ReturnType<typeof energisedNames> },
  orderId: string,
): Promise<string[]> {
  const { quote, offers, names, address, at, request } = input;
  const { totals, parts, lines: priced } = quote.price;
  const prices = parts ?? [{ ...totals, lines: priced.length }];
  const ids: string[] = [];
  for (const [position, offer] of offers.entries()) {
    const { item, fulfilment }: Snapshot = offer.snapshot(quote.requested, at);
    const { grand = 0, tax = 0, lines: lineCount = 0 } = prices[position] ?? {};
    const itemId = newId("oi");
    await tx.insert(orderItems).values({
      ...{ ...item, id: itemId, orderId, position, holdsPlace: offer.isLimited },
      ...{ qty: 1, unitPrice: grand, amount: grand, tax, pieces: offer.parcel?.pieces ?? 1 },
    });
    const details = lines[offer.type].details?.read(request, at);
    const person = names[position];
    await tx.insert(fulfilments).values({
      ...{ ...fulfilment, id: newId("ff"), orderId, itemId, state: "created", evidence: [] },
      addressSealed: address && offer.needsAddress ? sealAddress(vault, orderId, address) : null,
      energisedForSealed: person ? sealPerson(vault, itemId, person) : null,
      detailsSealed: details ? sealDetails(vault, itemId, details) : null,
    });
    ids.push(...Array.from({ length: lineCount }, () => itemId));
  }
  return ids;
}

const couponOf = ({ price }: StoredQuote) => (price.coupon?.status === "applied" ? price.coupon.code : null);

/** Whether the buyer may still use the quote's coupon, taking concurrent orders into account. */
async function canUseCoupon(
  tx: Database,
  { quote, coupon, buyer }: PlaceOrderInput,
  replaced: string | undefined,
): Promise<boolean> {
  const code = couponOf(quote);
  return !code || !coupon || !exhaustedReason(coupon, await countPastOrders(tx, buyer, code, replaced));
}

function orderRow(vault: Vault, input: PlaceOrderInput, id: string) {
  const { request, quote, offers, phone, partnerId, buyer, session, requestedBy, invoiceTo, at } = input;
  const { customerId } = buyer;
  return {
    id,
    number: orderNumber(randomBytes(10)),
    state: "created" as const,
    customerId: customerId ?? null,
    placedBy: customerId ?? null,
    sessionIndex: session ?? null,
    // Signed-in buyers are not limited by network.
    requestedBy: customerId ? null : requestedBy,
    contactSealed: sealContact(vault, id, { name: request.contact.name, ...phone }),
    contactPhoneIndex: buyer.phoneIndex,
    whatsappOptIn: request.whatsapp_opt_in,
    language: request.language,
    currency: quote.currency,
    countryCode: quote.requested.countryCode,
    totals: quote.price.totals,
    split: quote.price.split,
    shares: quote.price.shares,
    grand: quote.price.totals.grand,
    quoteId: quote.id,
    couponCode: couponOf(quote),
    paysOnDelivery: request.pays_on_delivery,
    invoiceToSealed: invoiceTo && sealInvoiceTo(vault, id, invoiceTo),
    partnerId: partnerId ?? null,
    tempOrderId: request.temp_order_id ?? null,
    attribution: attributionOf(request),
    payableUntil: input.payableUntil ?? payableUntil(at, offers),
    createdAt: at,
    updatedAt: at,
  };
}

/** The attribution of a request: affiliate, campaign and referrer. */
function attributionOf(request: PlaceOrderInput["request"]) {
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
