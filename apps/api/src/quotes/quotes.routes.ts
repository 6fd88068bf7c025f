import { chadhaavaQuoteRequest, type Language, quote, quoteRequest } from "@aradhana/core/contract";
import { currencyOf } from "@aradhana/core/currency";
import { type Context, Hono } from "hono";
import type * as v from "valibot";
import { findHold } from "../book-now-pay-later/reservations.queries.ts";
import { assessReservation } from "../book-now-pay-later/reservations.rules.ts";
import { normaliseCode } from "../coupons/coupons.rules.ts";
import type { Database } from "../db/database.ts";
import { retryAfter } from "../errors/retry-after.ts";
import { answer } from "../http/answer.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { addressIndex } from "../http/network-of.ts";
import { validated } from "../http/validated.ts";
import type { WantedChadhaava } from "../lines/chadhaava/wanted-chadhaava.ts";
import type { WantedPuja } from "../lines/pooja/wanted-puja.ts";
import { sessionOf } from "../orders/session-id.ts";
import { maybeSignedIn } from "../sessions/bearer.ts";
import type { Vault } from "../vault/create-vault.ts";
import { findOffer } from "./offer.queries.ts";
import { assess } from "./offer.rules.ts";
import { quoteView } from "./quote-view.ts";
import { offerNotFound, quoteTooMany } from "./quotes.errors.ts";
import { storeQuote, waitForQuote } from "./quotes.queries.ts";
import type { Terms, Wanted } from "./quotes.table.ts";

interface QuoteParts {
  db: Database;
  vault: Vault;
  /** How many quotes one network may ask for in an hour. */
  quotesPerAddress: number;
}

/** Prices: the server's alone. */
export function quotesRoutes({ db, vault, quotesPerAddress }: QuoteParts) {
  return new Hono<AppEnv>()
    .post(
      "/noauth-api/v1/pooja/quote",
      documented({
        summary: "Prices a booking and says what keeps it from being ordered; good for half an hour",
        tag: "order",
        results: quote,
        errorResponses: [offerNotFound, quoteTooMany],
      }),
      validated("json", quoteRequest),
      (c) => {
        const asked = c.req.valid("json");
        const wanted: WantedPuja = {
          type: "pooja",
          ...{ poojaId: asked.pooja_id, packageId: asked.package_id, addons: merged(asked.addons) },
          ...termsOf(asked),
        };
        return quoteOf(c, wanted, asked.lang, asked.reservation_id);
      },
    )
    .post(
      "/noauth-api/v1/chadhaava/quote",
      documented({
        summary: "Prices offerings and says what keeps them from being ordered; good for half an hour",
        tag: "order",
        results: quote,
        errorResponses: [offerNotFound, quoteTooMany],
      }),
      validated("json", chadhaavaQuoteRequest),
      (c) => {
        const asked = c.req.valid("json");
        const wanted: WantedChadhaava = {
          type: "chadhaava",
          ...{ chadhaavaId: asked.chadhaava_id, items: merged(asked.items), prasad: asked.prasad },
          ...termsOf(asked),
        };
        return quoteOf(c, wanted, asked.lang);
      },
    );

  async function quoteOf(c: Context<AppEnv>, wanted: Wanted, lang: Language, reservationId?: string | null) {
    const at = c.var.clock();
    const askedBy = addressIndex(vault, c.var.clientAddress);
    const wait = await waitForQuote(db, askedBy, quotesPerAddress, at);
    if (wait > 0) throw quoteTooMany(retryAfter(wait));

    const customer = await maybeSignedIn(c, db);
    const buyer = customer && { customerId: customer.id, phoneIndex: customer.phoneIndex };
    const offered = await findOffer(db, wanted, buyer);
    if (!offered) throw offerNotFound();
    const { offer } = offered;

    const currency = currencyOf(wanted.countryCode);
    const holder = { session: sessionOf(c, vault), customerId: customer?.id };
    const held = reservationId && (await findHold(db, reservationId, holder, at));
    const hold = held && held.poojaId === offer.id ? held : undefined;
    const assessed = assess(offered, wanted, currency, at);
    const { price, problems } = assessReservation(assessed, { offer, wanted }, hold);
    const kept = await storeQuote(db, { wanted, currency, price, askedBy, at });
    return answer(c, quoteView(kept, problems, lang, hold?.expiresAt), {
      currency,
      country_code: wanted.countryCode,
    });
  }
}

type Asked = Pick<
  v.InferOutput<typeof chadhaavaQuoteRequest>,
  "dakshina" | "coupon" | "country_code" | "ship_to"
>;

const termsOf = ({ dakshina, coupon, country_code: countryCode, ship_to }: Asked): Terms => ({
  dakshina,
  couponCode: coupon ? normaliseCode(coupon) : null,
  countryCode,
  shipTo: ship_to ?? countryCode,
});

/** The same thing named twice is one thing, twice. */
function merged(items: readonly { id: string; qty: number }[]) {
  const quantities = new Map<string, number>();
  for (const { id, qty } of items) quantities.set(id, (quantities.get(id) ?? 0) + qty);
  return [...quantities].map(([id, qty]) => ({ id, qty }));
}
