import { quote, quoteRequest } from "@aradhana/core/contract";
import { currencyOf } from "@aradhana/core/currency";
import { Hono } from "hono";
import { findHold } from "../book-now-pay-later/reservations.queries.ts";
import { assessHeld } from "../book-now-pay-later/reservations.rules.ts";
import { normaliseCode } from "../coupons/coupons.rules.ts";
import type { Database } from "../db/database.ts";
import { retryAfter } from "../errors/retry-after.ts";
import { answer } from "../http/answer.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { addressIndex } from "../http/network-of.ts";
import { validated } from "../http/validated.ts";
import { sessionOf } from "../orders/session-id.ts";
import { maybeSignedIn } from "../sessions/bearer.ts";
import type { Vault } from "../vault/create-vault.ts";
import { findOffer } from "./offer.queries.ts";
import { assess } from "./offer.rules.ts";
import { quoteView } from "./quote-view.ts";
import { offerNotFound, quoteTooMany } from "./quotes.errors.ts";
import { keepQuote, waitForQuote } from "./quotes.queries.ts";

interface QuoteParts {
  db: Database;
  vault: Vault;
  /** How many quotes one network may ask for in an hour. */
  quotesPerAddress: number;
}

/** Prices: the server's alone. */
export const quotesRoutes = ({ db, vault, quotesPerAddress }: QuoteParts) =>
  new Hono<AppEnv>().post(
    "/noauth-api/v1/pooja/quote",
    documented({
      summary: "Prices a booking and says what keeps it from being ordered; good for half an hour",
      tag: "order",
      results: quote,
      refusals: [offerNotFound, quoteTooMany],
    }),
    validated("json", quoteRequest),
    async (c) => {
      const asked = c.req.valid("json");
      const at = c.var.clock();
      const askedBy = addressIndex(vault, c.var.clientAddress);
      const wait = await waitForQuote(db, askedBy, quotesPerAddress, at);
      if (wait > 0) throw quoteTooMany(retryAfter(wait));

      const wanted = {
        poojaId: asked.pooja_id,
        packageId: asked.package_id,
        addons: merged(asked.addons),
        dakshina: asked.dakshina,
        couponCode: asked.coupon ? normaliseCode(asked.coupon) : null,
        countryCode: asked.country_code,
        shipTo: asked.ship_to ?? asked.country_code,
      };
      const customer = await maybeSignedIn(c, db);
      const buyer = customer && { customerId: customer.id, phoneIndex: customer.phoneIndex };
      const offer = await findOffer(db, wanted, buyer);
      if (!offer) throw offerNotFound();

      const currency = currencyOf(wanted.countryCode);
      const holder = { session: sessionOf(c, vault), customerId: customer?.id };
      const held = asked.reservation_id && (await findHold(db, asked.reservation_id, holder, at));
      const hold = held && held.poojaId === wanted.poojaId ? held : undefined;
      const { price, problems } = assessHeld(assess(offer, wanted, currency, at), wanted, hold);
      const kept = await keepQuote(db, { wanted, currency, price, askedBy, at });
      return answer(c, quoteView(kept, problems, asked.lang, hold?.expiresAt), {
        currency,
        country_code: wanted.countryCode,
      });
    },
  );

/** The same add-on named twice is one add-on, twice. */
function merged(addons: readonly { id: string; qty: number }[]) {
  const quantities = new Map<string, number>();
  for (const { id, qty } of addons) quantities.set(id, (quantities.get(id) ?? 0) + qty);
  return [...quantities].map(([id, qty]) => ({ id, qty }));
}
