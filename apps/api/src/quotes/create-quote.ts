import type { Language } from "@aradhana/core/contract";
import { currencyOf } from "@aradhana/core/currency";
import type { Context } from "hono";
import { findOwnActiveReservation } from "../book-now-pay-later/reservations.queries.ts";
import { assessReservation, isReservationOf } from "../book-now-pay-later/reservations.rules.ts";
import type { Database } from "../db/database.ts";
import type { GoodsLimits } from "../delivery/delivery.rules.ts";
import { retryAfter } from "../errors/retry-after.ts";
import type { AppEnv } from "../http/app-env.ts";
import { addressIndex } from "../http/network-of.ts";
import { respond } from "../http/respond.ts";
import { findOwnPieces } from "../orders/reserved-pieces.queries.ts";
import { sessionOf } from "../orders/session-id.ts";
import { maybeSignedIn } from "../sessions/bearer.ts";
import type { Vault } from "../vault/create-vault.ts";
import { goodsFacts } from "./goods-facts.ts";
import { findOffer, hasGoods } from "./offer.queries.ts";
import { assess } from "./offer.rules.ts";
import type { Price } from "./price.rules.ts";
import { quoteView } from "./quote-view.ts";
import { offerNotFound, quoteTooMany } from "./quotes.errors.ts";
import { storeQuote, waitForQuote } from "./quotes.queries.ts";
import { isCart, type QuoteInput } from "./quotes.table.ts";

export interface QuoteParts {
  db: Database;
  vault: Vault;
  /** Quotes that one network may request per hour. */
  quotesPerAddress: number;
  goodsLimits: GoodsLimits;
}

interface QuoteOptions {
  reservationId?: string | null | undefined;
  /** The buyer's unpaid order that the next one replaces. */
  replaces?: string | null | undefined;
  /** Called with the price and the cart line of each of its parts. */
  onPriced?(price: Price, lineIds: readonly string[]): Promise<void>;
}

/** Prices the request, stores the quote and sends it. */
export async function createQuote(
  { db, vault, quotesPerAddress, goodsLimits: limits }: QuoteParts,
  c: Context<AppEnv>,
  requested: QuoteInput,
  lang: Language,
  { reservationId, replaces, onPriced }: QuoteOptions = {},
) {
  const at = c.var.clock();
  const requestedBy = addressIndex(vault, c.var.clientAddress);
  const wait = await waitForQuote(db, requestedBy, quotesPerAddress, at);
  if (wait > 0) throw quoteTooMany(retryAfter(wait));

  const customer = await maybeSignedIn(c, db);
  const buyer = customer && { customerId: customer.id, phoneIndex: customer.phoneIndex };
  const holder = { session: sessionOf(c, vault), customerId: customer?.id };
  const own = hasGoods(requested) ? await findOwnPieces(db, holder, replaces ?? undefined) : undefined;
  const found = await findOffer(db, requested, { at, buyer, own });
  if (!found) throw offerNotFound();
  const { offer, offers } = found;

  const currency = currencyOf(requested.countryCode);
  const ownReservation = reservationId && (await findOwnActiveReservation(db, reservationId, holder, at));
  const reservation =
    ownReservation && isReservationOf(ownReservation, { offer, requested }) ? ownReservation : undefined;
  const assessed = assess(found, requested, currency, at);
  const { price, problems } = assessReservation(assessed, { offer, requested }, reservation);
  const stored = await storeQuote(db, { requested, currency, price, requestedBy, at });
  await onPriced?.(price, found.lineIds);
  const facts = goodsFacts(
    { offers, requested, price, currency, isSignedIn: customer !== undefined, limits, at },
    lang,
  );
  const view = quoteView(stored, offers, problems, lang, reservation?.expiresAt);
  return respond(
    c,
    {
      ...view,
      ...((facts || isCart(requested)) && { goods: facts }),
    },
    { currency, country_code: requested.countryCode },
  );
}
