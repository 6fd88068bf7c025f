import { type Address, orderCreated, orderRequest } from "@aradhana/core/contract";
import { currencyOf } from "@aradhana/core/currency";
import { Hono } from "hono";
import * as v from "valibot";
import { phoneIndex } from "../customers/customers.queries.ts";
import type { Database } from "../db/database.ts";
import { invalidInput } from "../errors/common.errors.ts";
import { answer } from "../http/answer.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { addressIndex } from "../http/network-of.ts";
import { validated } from "../http/validated.ts";
import { idempotencyKeyMissing, idempotencyKeyReused } from "../idempotency/idempotency.errors.ts";
import { recall } from "../idempotency/idempotency.queries.ts";
import { onceOf } from "../idempotency/once-of.ts";
import { phoneFieldError, readPhone } from "../phone/read-phone.ts";
import { findOffer, type Offer } from "../quotes/offer.queries.ts";
import { assess, type Problem, samePrice } from "../quotes/offer.rules.ts";
import { quoteView } from "../quotes/quote-view.ts";
import {
  addonUnavailable,
  cutoffPassed,
  offerNotFound,
  prasadNotShipped,
  priceChanged,
  quoteExpired,
  quoteNotFound,
  soldOut,
} from "../quotes/quotes.errors.ts";
import { findQuote, keepQuote, type StoredQuote } from "../quotes/quotes.queries.ts";
import { maybeSignedIn } from "../sessions/bearer.ts";
import type { Vault } from "../vault/create-vault.ts";
import { sessionMissing } from "./orders.errors.ts";
import { findOwnOrder } from "./orders.queries.ts";
import type { Buyer } from "./paid-before.queries.ts";
import { type Placed, placeOrder } from "./place-order.queries.ts";
import { readOrder } from "./read-order.ts";
import { sessionOf } from "./session-id.ts";

const problemRefusals = {
  cutoff_passed: cutoffPassed,
  sold_out: soldOut,
  prasad_not_shipped: prasadNotShipped,
  addon_unavailable: addonUnavailable,
} as const satisfies Record<Problem["code"], unknown>;

const placedOnce = v.object({ orderId: v.string(), accessToken: v.string() });

type Requested = v.InferOutput<typeof orderRequest>;

/** Making an order of a quote. */
export const createOrderRoutes = ({ db, vault }: { db: Database; vault: Vault }) =>
  new Hono<AppEnv>().post(
    "/noauth-api/v1/order/create",
    documented({
      summary: "Makes an order of a quote, once for each `Idempotency-Key`",
      tag: "order",
      status: 201,
      results: orderCreated,
      refusals: [
        ...[idempotencyKeyMissing, idempotencyKeyReused, sessionMissing, quoteNotFound, quoteExpired],
        ...[offerNotFound, priceChanged, ...Object.values(problemRefusals)],
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
      const once = onceOf(c, vault, owner, request);

      const placed = (await recalled()) ?? (await place()) ?? (await recalled());
      if (!placed) throw new Error("a key is claimed and brought nothing");
      const order = await findOwnOrder(db, placed.orderId, { token: placed.accessToken });
      if (!order) throw new Error("an order is placed and is not there");
      return answer(
        c,
        {
          order: await readOrder(db, vault, order, { lang: request.language, now: at }),
          access_token: placed.accessToken,
        },
        { currency: order.currency, country_code: order.countryCode },
        201,
      );

      async function recalled(): Promise<Placed | undefined> {
        const before = await recall(db, vault, once);
        return before === undefined ? undefined : v.parse(placedOnce, JSON.parse(before));
      }

      async function place() {
        const phone = await readPhone(request.contact);
        if (!phone.ok) throw invalidInput({ fieldErrors: [phoneFieldError("contact.number", phone.reason)] });
        const buyer = { customerId: customer?.id, phoneIndex: phoneIndex(vault, phone.phone.e164) };
        const askedBy = addressIndex(vault, c.var.clientAddress);
        const { quote, offer } = await stillOffered(db, request, { buyer, askedBy, at });
        return placeOrder(
          db,
          vault,
          {
            ...{ request, quote, offer, session, at },
            phone: phone.phone,
            address: addressFor(offer, request),
            customerId: customer?.id,
          },
          once,
        );
      }
    },
  );

interface Asking {
  buyer: Buyer;
  askedBy: string;
  at: Date;
}

/** The quote, if the catalogue of this moment still says the same; otherwise a refusal that says what does not. */
async function stillOffered(db: Database, request: Requested, { buyer, askedBy, at }: Asking) {
  const quote = await findQuote(db, request.quote_id);
  if (!quote) throw quoteNotFound();
  if (at >= quote.expiresAt) throw quoteExpired();

  const wanted = { ...quote.wanted };
  const offer = await findOffer(db, wanted, buyer);
  if (!offer) throw offerNotFound();
  wanted.shipTo = addressFor(offer, request)?.country_code ?? wanted.shipTo;

  const currency = currencyOf(wanted.countryCode);
  const { price, problems } = assess(offer, wanted, currency, at);
  if (problems[0]) throw problemRefusals[problems[0].code]();
  if (!samePrice(price, quote.price)) {
    const fresh = await keepQuote(db, { wanted, currency, price, askedBy, at });
    throw priceChanged({ details: { quote: quoteView(fresh, [], request.language) } });
  }
  return { quote: { ...quote, wanted } satisfies StoredQuote, offer };
}

/** Where the prasad goes. Nobody is asked, and nothing is kept, where none is sent. */
function addressFor(offer: Offer, { address }: Requested): Address | null {
  if (!offer.package.shipsPrasad) return null;
  if (address) return address;
  throw invalidInput({
    fieldErrors: [
      { field: "address", code: "required", message: "This package sends prasad: say where to." },
    ],
  });
}
