import { cartLineId } from "@aradhana/core/contract";
import { currencyOf } from "@aradhana/core/currency";
import {
  type Cart,
  cart,
  cartChoice,
  cartCouponRequest,
  cartQuery,
  cartQuote,
  cartQuoteRequest,
  cartTicket,
  changeCartLineRequest,
  claimCartRequest,
} from "@aradhana/core/goods";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { normaliseCode } from "../coupons/coupons.rules.ts";
import type { Database } from "../db/database.ts";
import { tooManyRequests } from "../errors/common.errors.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { addressIndex, isThisMachine } from "../http/network-of.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { idempotencyKeyMissing, idempotencyKeyReused } from "../idempotency/idempotency.errors.ts";
import { findStoredResult, storeResult } from "../idempotency/idempotency.queries.ts";
import { idempotentRequest } from "../idempotency/idempotent-request.ts";
import { lines as businessLines } from "../lines/lines.ts";
import { sessionMissing } from "../orders/orders.errors.ts";
import { findOwnPieces } from "../orders/reserved-pieces.queries.ts";
import { sessionOf } from "../orders/session-id.ts";
import { createQuote, type QuoteParts } from "../quotes/create-quote.ts";
import { findOffer } from "../quotes/offer.queries.ts";
import { assess } from "../quotes/offer.rules.ts";
import { problemErrors } from "../quotes/problem-errors.ts";
import { offerNotFound, quoteTooMany } from "../quotes/quotes.errors.ts";
import type { RateLimit } from "../rate-limit/rate-limit.ts";
import { maybeSignedIn } from "../sessions/bearer.ts";
import { cartEmpty, cartFull, cartLineNotFound, cartTicketEnded } from "./carts.errors.ts";
import { countWaiting, readCartLines, setCoupon } from "./carts.queries.ts";
import { addLine, changeLine, removeLine, restoreLine } from "./change-lines.queries.ts";
import { findCart } from "./find-cart.queries.ts";
import { impossibleChoices, impossibleFields } from "./impossible-fields.ts";
import { lineAmounts, pieceOf } from "./line-amounts.rules.ts";
import { cartInput, inputOf, readCart } from "./read-cart.ts";
import { storeSeenPrices } from "./seen-prices.queries.ts";
import { issueCartTicket, redeemCartTicket } from "./take-over.queries.ts";

type Market = v.InferOutput<typeof cartQuery>;

const tag = "cart";
const PATH = "/noauth-api/v1/cart";

interface CartParts extends QuoteParts {
  /** Limits the changes of carts of one network; missing if unlimited. */
  limit?: RateLimit | undefined;
}

/** The cart of a browser session, or of the signed-in customer. */
export function cartsRoutes(parts: CartParts) {
  const { db, vault, limit } = parts;
  const market = validated("query", cartQuery);
  const changing = (
    summary: string,
    ...errorResponses: Parameters<typeof documented>[0]["errorResponses"] & {}
  ) => documented({ tag, summary, results: cart, errorResponses: [sessionMissing, ...errorResponses] });

  return new Hono<AppEnv>()
    .use(`${PATH}/*`, async (c, next) => {
      const { clientAddress } = c.var;
      if (limit && c.req.method !== "GET" && !isThisMachine(clientAddress)) {
        const wait = await limit(addressIndex(vault, clientAddress));
        if (wait > 0) throw tooManyRequests(retryAfter(wait));
      }
      await next();
    })
    .get(PATH, documented({ tag, summary: "The caller's cart", results: cart }), market, (c) =>
      send(c, c.req.valid("query")),
    )
    .post(
      PATH,
      changing("Takes over the cart of a ticket, once", cartTicketEnded),
      market,
      validated("json", claimCartRequest),
      async (c) => {
        await redeemCartTicket(db, vault, await requiredOwner(c), c.req.valid("json").ticket, c.var.clock());
        return send(c, c.req.valid("query"));
      },
    )
    .post(
      `${PATH}/lines`,
      documented({
        ...{ tag, results: cart, idempotent: true },
        summary: "Puts something into the cart, once for each `Idempotency-Key`",
        errorResponses: [
          ...[sessionMissing, idempotencyKeyMissing, idempotencyKeyReused],
          ...[offerNotFound, cartFull, ...impossibleChoices.options.map((code) => problemErrors[code])],
        ],
      }),
      market,
      validated("json", cartChoice),
      async (c) => {
        const choice = c.req.valid("json");
        const query = c.req.valid("query");
        const owner = await requiredOwner(c);
        const at = c.var.clock();
        const key = idempotentRequest(c, vault, owner.customerId ?? owner.session ?? "", choice);
        if ((await findStoredResult(db, vault, key)) === undefined) {
          const line = { choice, qty: businessLines[choice.type].cart.counted?.quantityOf(choice) ?? 1 };
          const amount = await pricePerPiece(db, line, query, at);
          const seen = { currency: currencyOf(query.country_code), amount };
          await findCart(db, vault, owner, at);
          await db.transaction(async (tx) => {
            // A concurrent request with the same key has added it already.
            if (await storeResult(tx, vault, key, "added", at))
              await addLine(tx, vault, owner, { ...line, seen }, at);
          });
        }
        return send(c, query);
      },
    )
    .patch(
      `${PATH}/lines/:id`,
      changing(
        "Changes the quantity of a product, whether the prasad of a ritual is sent, or in whose name it is energised",
        cartLineNotFound,
      ),
      market,
      validated("json", changeCartLineRequest),
      async (c) => {
        const changed = { change: c.req.valid("json"), at: c.var.clock() };
        const cart = await ownCart(c);
        await db.transaction((tx) => changeLine(tx, vault, cart, lineIdOf(c), changed));
        return send(c, c.req.valid("query"));
      },
    )
    .delete(
      `${PATH}/lines/:id`,
      changing("Takes a line out of the cart; it can be put back", cartLineNotFound),
      market,
      async (c) => {
        await removeLine(db, await ownCart(c), lineIdOf(c), c.var.clock());
        return send(c, c.req.valid("query"));
      },
    )
    .post(
      `${PATH}/lines/:id/restore`,
      changing("Puts a removed line back", cartLineNotFound, cartFull),
      market,
      async (c) => {
        await restoreLine(db, vault, await ownCart(c), lineIdOf(c));
        return send(c, c.req.valid("query"));
      },
    )
    .post(
      `${PATH}/coupon`,
      changing("Applies a coupon to the cart, or removes it; the cart says whether it is accepted"),
      market,
      validated("json", cartCouponRequest),
      async (c) => {
        const { code } = c.req.valid("json");
        const query = c.req.valid("query");
        const owner = await requiredOwner(c);
        const { coupon: before } = (await read(c, query)).results;
        const store = (couponCode: string | null) => setCoupon(db, owner, couponCode, c.var.clock());
        await store(code === null ? null : normaliseCode(code));
        const { coupon: now } = (await read(c, query)).results;
        if (before?.status !== "applied" || now?.status !== "refused") return send(c, query);
        // A wrong code does not take away the good one.
        await store(before.code);
        return send(c, query, now);
      },
    )
    .post(
      `${PATH}/handoff`,
      documented({
        ...{ tag, summary: "A ticket with which another window of this shopper takes over the cart, once" },
        ...{ results: cartTicket, errorResponses: [sessionMissing] },
      }),
      async (c) => {
        const { ticket, expiresAt } = await issueCartTicket(db, await requiredOwner(c), c.var.clock());
        return respond(c, { ticket, expires_at: expiresAt.toISOString() });
      },
    )
    .post(
      `${PATH}/quote`,
      documented({
        ...{ tag, summary: "A quote for everything in the cart, valid for half an hour" },
        ...{ results: cartQuote, errorResponses: [cartEmpty, offerNotFound, quoteTooMany] },
      }),
      validated("json", cartQuoteRequest),
      async (c) => {
        const terms = c.req.valid("json");
        const own = await ownCart(c);
        const lines = own ? await readCartLines(db, vault, own.id) : [];
        if (!own || lines.length === 0) throw cartEmpty();
        return createQuote(parts, c, cartInput(own, lines, terms), terms.lang, {
          replaces: terms.replaces,
          onPriced: (price, lineIds) => storeSeenPrices(db, lines, price, lineIds),
        });
      },
    );

  async function ownerOf(c: Context<AppEnv>) {
    const customer = await maybeSignedIn(c, db);
    return { customerId: customer?.id, session: sessionOf(c, vault), customer };
  }

  async function requiredOwner(c: Context<AppEnv>) {
    const owner = await ownerOf(c);
    if (!owner.customerId && !owner.session) throw sessionMissing();
    return owner;
  }

  async function ownCart(c: Context<AppEnv>) {
    return findCart(db, vault, await ownerOf(c), c.var.clock());
  }

  async function read(c: Context<AppEnv>, { lang, country_code }: Market) {
    const at = c.var.clock();
    const { customer, ...owner } = await ownerOf(c);
    const stored = await findCart(db, vault, owner, at);
    const buyer = customer && { customerId: customer.id, phoneIndex: customer.phoneIndex };
    const terms = { lang, country_code, ship_to: null, postcode: "" };
    const own = await findOwnPieces(db, owner);
    const { results, currency } = await readCart(db, vault, stored, { terms, buyer, own, at });
    const waiting = await countWaiting(db, owner);
    return { results: waiting > 0 ? { ...results, waiting } : results, currency };
  }

  async function send(c: Context<AppEnv>, query: Market, rejected?: Cart["coupon"]) {
    const { results, currency } = await read(c, query);
    const answered = rejected ? { ...results, rejected_coupon: rejected } : results;
    return respond(c, answered, { currency, country_code: query.country_code });
  }
}

/** A malformed id is the id of no line. */
function lineIdOf(c: Context<AppEnv>): string {
  const id = c.req.param("id");
  if (!v.is(cartLineId, id)) throw cartLineNotFound();
  return id;
}

/** What a piece costs now, to show a later change. Throws if it is not in the shop, or never sold so. */
async function pricePerPiece(
  db: Database,
  line: Parameters<typeof inputOf>[0],
  { lang, country_code }: Market,
  at: Date,
): Promise<number> {
  const requested = inputOf(line, { lang, country_code, ship_to: null, postcode: "" });
  const found = await findOffer(db, requested, { at });
  if (!found) throw offerNotFound();
  const { price, problems } = assess(found, requested, currencyOf(country_code), at);
  for (const { code, field = "" } of problems) {
    if (!v.is(impossibleChoices, code)) continue;
    const { reason: message } = problemErrors[code];
    throw problemErrors[code]({ fieldErrors: [{ field: field || impossibleFields[code], code, message }] });
  }
  const amount = lineAmounts(price, [""]).get("");
  return amount ? pieceOf(amount, line.qty) : 0;
}
