import type { Language } from "@aradhana/core/contract";
import { currencyOf } from "@aradhana/core/currency";
import { type ActiveReservation, assessReservation } from "../book-now-pay-later/reservations.rules.ts";
import type { Database } from "../db/database.ts";
import type { Offer } from "../lines/line.ts";
import type { Buyer } from "../orders/past-orders.queries.ts";
import { findOffer } from "./offer.queries.ts";
import { assess, samePrice } from "./offer.rules.ts";
import { problemErrors } from "./problem-errors.ts";
import { quoteView } from "./quote-view.ts";
import { offerNotFound, priceChanged, quoteExpired, quoteNotFound } from "./quotes.errors.ts";
import { findQuote, type StoredQuote, storeQuote } from "./quotes.queries.ts";

interface Asking {
  buyer: Buyer | undefined;
  askedBy: string;
  at: Date;
  lang: Language;
  /** The buyer's existing reservation. */
  hold: ActiveReservation | undefined;
  /** Where the prasad goes in the end, once that is known. */
  shipTo?(offer: Offer): string | undefined;
}

/** The quote, if the catalogue of this moment still says the same; otherwise a refusal that says what does not. */
export async function stillOffered(db: Database, quoteId: string, asking: Asking) {
  const { buyer, askedBy, at, lang, hold } = asking;
  const quote = await findQuote(db, quoteId);
  if (!quote) throw quoteNotFound();
  if (at >= quote.expiresAt) throw quoteExpired();

  const offered = await findOffer(db, quote.wanted, buyer);
  if (!offered) throw offerNotFound();
  const { offer, coupon } = offered;
  const wanted = { ...quote.wanted, shipTo: asking.shipTo?.(offer) ?? quote.wanted.shipTo };

  const currency = currencyOf(wanted.countryCode);
  const { price, problems } = assessReservation(
    assess(offered, wanted, currency, at),
    { offer, wanted },
    hold,
  );
  if (problems[0]) throw problemErrors[problems[0].code]();
  if (!samePrice(price, quote.price)) {
    const fresh = await storeQuote(db, { wanted, currency, price, askedBy, at });
    throw priceChanged({ details: { quote: quoteView(fresh, [], lang, hold?.expiresAt) } });
  }
  return { quote: { ...quote, wanted } satisfies StoredQuote, offer, coupon };
}
