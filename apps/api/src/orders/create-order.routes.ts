import { type Address, orderCreated, orderRequest } from "@aradhana/core/contract";
import { isPincode } from "@aradhana/core/country";
import { addMonths } from "@aradhana/core/date";
import { Hono } from "hono";
import * as v from "valibot";
import { reservationExpired } from "../book-now-pay-later/reservations.errors.ts";
import { findOwnActiveReservation } from "../book-now-pay-later/reservations.queries.ts";
import { isReservationOf } from "../book-now-pay-later/reservations.rules.ts";
import { cartChanged } from "../carts/carts.errors.ts";
import { phoneIndex } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { type GoodsLimits, stateOfSupply } from "../delivery/delivery.rules.ts";
import { invalidInput } from "../errors/common.errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { addressIndex } from "../http/network-of.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { idempotencyKeyMissing, idempotencyKeyReused } from "../idempotency/idempotency.errors.ts";
import { findStoredResult } from "../idempotency/idempotency.queries.ts";
import { idempotentRequest } from "../idempotency/idempotent-request.ts";
import { invoiceToOf } from "../invoices/recipient.rules.ts";
import type { Offer } from "../lines/line.ts";
import { acceptMandate } from "../mandates/accept-mandate.ts";
import { findPartner } from "../partners/partners.queries.ts";
import type { Gateways } from "../payments/payment-gateway.ts";
import { phoneFieldError, readPhone } from "../phone/read-phone.ts";
import { reasonAgainstCashFor } from "../quotes/goods-facts.ts";
import { problemErrors } from "../quotes/problem-errors.ts";
import {
  cashNotTaken,
  offerNotFound,
  priceChanged,
  quoteExpired,
  quoteNotFound,
} from "../quotes/quotes.errors.ts";
import type { StoredQuote } from "../quotes/quotes.queries.ts";
import { revalidateQuote } from "../quotes/revalidate-quote.ts";
import { spellingsTooFew } from "../reports/reports.errors.ts";
import { maybeSignedIn } from "../sessions/bearer.ts";
import { unauthorized } from "../sessions/sessions.errors.ts";
import type { Vault } from "../vault/create-vault.ts";
import { orderTooMany, sessionMissing } from "./orders.errors.ts";
import { findOwnOrder } from "./orders.queries.ts";
import { type PlacedOrder, placeOrder } from "./place-order.queries.ts";
import { readOrder } from "./read-order.ts";
import { findReplacedOrder, isReplacedOrderExpired, toReplacedOrder } from "./replace-order.queries.ts";
import { findOwnPieces } from "./reserved-pieces.queries.ts";
import { sessionOf } from "./session-id.ts";

const placedOrder = v.object({ orderId: v.string(), accessToken: v.string() });

type RequestedOrder = v.InferOutput<typeof orderRequest>;

interface CreateParts {
  db: Database;
  vault: Vault;
  gateways: Gateways;
  /** How many unpaid orders the guests of one network may have at once. */
  ordersPerAddress: number;
  goodsLimits: GoodsLimits;
}

/** The route that creates an order from a quote. */
export const createOrderRoutes = ({ db, vault, gateways, ordersPerAddress, goodsLimits }: CreateParts) =>
  new Hono<AppEnv>().post(
    "/noauth-api/v1/order/create",
    documented({
      summary: "Creates an order from a quote, once for each `Idempotency-Key`",
      tag: "order",
      status: 201,
      idempotent: true,
      results: orderCreated,
      errorResponses: [
        ...[idempotencyKeyMissing, idempotencyKeyReused, sessionMissing, quoteNotFound, quoteExpired],
        ...[
          offerNotFound,
          priceChanged,
          cartChanged,
          reservationExpired,
          orderTooMany,
          cashNotTaken,
          spellingsTooFew,
          unauthorized,
          ...Object.values(problemErrors),
        ],
      ],
    }),
    validated("json", orderRequest),
    async (c) => {
      const request = c.req.valid("json");
      const at = c.var.clock();
      const customer = await maybeSignedIn(c, db);
      const session = sessionOf(c, vault);
      const owner = customer?.id ?? session;
      if (!owner) throw sessionMissing();
      const key = idempotentRequest(c, vault, owner, request);

      // Retried once if a concurrent order used the buyer's coupon: the second attempt reports the changed price.
      const placed =
        (await findPlacedOrder()) ??
        (await placeFromQuote()) ??
        (await findPlacedOrder()) ??
        (await placeFromQuote());
      if (!placed && request.reservation_id) throw reservationExpired();
      if (!placed) throw new Error("the idempotency key is claimed but has no stored result");
      const order = await findOwnOrder(db, placed.orderId, { token: placed.accessToken });
      if (!order) throw new Error("the order was placed but cannot be read");
      return respond(
        c,
        {
          order: await readOrder(db, vault, order, { lang: request.language, now: at }),
          access_token: placed.accessToken,
          ...(request.replaces && {
            replaced: await isReplacedOrderExpired(db, toReplacedOrder(request.replaces)),
          }),
        },
        { currency: order.currency, country_code: order.countryCode },
        201,
      );

      async function findPlacedOrder(): Promise<PlacedOrder | undefined> {
        const stored = await findStoredResult(db, vault, key);
        return stored === undefined ? undefined : v.parse(placedOrder, JSON.parse(stored));
      }

      async function placeFromQuote() {
        const phone = await readPhone(request.contact);
        if (!phone.ok) throw invalidInput({ fieldErrors: [phoneFieldError("contact.number", phone.reason)] });
        const replaces = request.replaces && toReplacedOrder(request.replaces);
        const buyer = {
          ...{ customerId: customer?.id, isOrdering: true, replaces },
          phoneIndex: phoneIndex(vault, phone.phone.e164),
        };
        const requestedBy = addressIndex(vault, c.var.clientAddress);
        const { reservation_id: reservationId } = request;
        const holder = { session, customerId: customer?.id };
        const reservation = reservationId
          ? await findOwnActiveReservation(db, reservationId, holder, at)
          : undefined;
        // The reservation has ended, perhaps because a duplicate of this request has just created the order.
        if (reservationId && !reservation) return undefined;
        const replaced = replaces && (await findReplacedOrder(db, replaces));
        const own = await findOwnPieces(db, { ...holder, orderId: replaced?.id }, replaced?.id);
        const { quote, offer, offers, coupon } = await revalidateQuote(db, request.quote_id, {
          ...{ buyer, requestedBy, at, reservation, own, lang: request.language },
          shipTo(offered, before) {
            const { address, invoiceTo } = addressesFor(offered, request, before);
            const supplied = address ?? invoiceTo?.address;
            // An invoice alone moves nothing abroad.
            if (!supplied || (!address && supplied.country_code !== "in")) return undefined;
            return { shipTo: supplied.country_code, postcode: supplied.postcode, state: supplied.state };
          },
        });
        if (quote.requested.type !== request.type) throw invalidInput({ fieldErrors: [typeMismatch] });
        if (request.pays_on_delivery) {
          checkCash(quote, offers, { isSignedIn: customer !== undefined, limits: goodsLimits, at });
        }
        const mandate = await acceptMandate({ db, gateways }, request.mandate, { quote, customer });
        if (reservation && !isReservationOf(reservation, { offer, requested: quote.requested })) {
          throw reservationExpired();
        }
        return placeOrder(
          db,
          vault,
          {
            ...{
              request,
              quote,
              offers: [offer, ...offers.slice(1)],
              coupon,
              buyer,
              session,
              requestedBy,
              ordersPerAddress,
              at,
            },
            phone: phone.phone,
            mandate: mandate && { frequency: mandate.frequency, endsAt: addMonths(at, mandate.months) },
            ...addressesFor(offers, request, quote),
            partnerId: (await findPartner(db, request.partner_id))?.id,
          },
          key,
        );
      }
    },
  );

/** Where an order is sent, and whom its invoice is for. */
function addressesFor(offers: readonly Offer[], request: RequestedOrder, { price, currency }: StoredQuote) {
  const sentTo = addressFor(offers, request);
  const { address, business } = request;
  const { grand } = price.totals;
  const invoiceTo = invoiceToOf({ address, business, isSent: sentTo !== null, grand, currency });
  return { address: sentTo, invoiceTo };
}

/** The delivery address. If nothing is sent, it is null and the requested address is not stored. */
function addressFor(offers: readonly Offer[], { address }: RequestedOrder): Address | null {
  if (!offers.some(({ needsAddress }) => needsAddress)) return null;
  if (!address) {
    const message = "Something is to be sent: say where to.";
    throw invalidInput({ fieldErrors: [{ field: "address", code: "required", message }] });
  }
  const hasGoods = offers.some(({ parcel }) => parcel);
  if (hasGoods && address.country_code === "in" && !isPincode(address.postcode)) {
    const message = "A PIN code has six digits and does not begin with 0.";
    throw invalidInput({ fieldErrors: [{ field: "address.postcode", code: "pin", message }] });
  }
  if (hasGoods && address.country_code === "in" && !stateOfSupply({ ...address, country: "in" })) {
    const message = "This PIN code is of no state. Enter the state.";
    throw invalidInput({ fieldErrors: [{ field: "address.state", code: "state", message }] });
  }
  return address;
}

function checkCash(
  { requested, price, currency }: StoredQuote,
  offers: readonly Offer[],
  buyer: { isSignedIn: boolean; limits: GoodsLimits; at: Date },
): void {
  if (reasonAgainstCashFor({ offers, requested, price, currency, ...buyer })) throw cashNotTaken();
}

const typeMismatch = {
  field: "type",
  code: "not_allowed",
  message: "The quote is of another kind of order.",
};
