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

interface RevalidateInput {
  buyer: Buyer | undefined;
  askedBy: string;
  at: Date;
  lang: Language;
  /** The buyer's existing reservation. */
  reservation: ActiveReservation | undefined;
  /** The country to which prasad is sent, once the address is known. */
  shipTo?(offer: Offer): string | undefined;
}

/** Returns a quote if its price is unchanged in the current catalogue; otherwise throws the reason. */
export async function revalidateQuote(db: Database, quoteId: string, input: RevalidateInput) {
  const { buyer, askedBy, at, lang, reservation } = input;
  const quote = await findQuote(db, quoteId);
  if (!quote) throw quoteNotFound();
  if (at >= quote.expiresAt) throw quoteExpired();

  const found = await findOffer(db, quote.wanted, buyer);
  if (!found) throw offerNotFound();
  const { offer, coupon } = found;
  const wanted = { ...quote.wanted, shipTo: input.shipTo?.(offer) ?? quote.wanted.shipTo };

  const currency = currencyOf(wanted.countryCode);
  const { price, problems } = assessReservation(
    assess(found, wanted, currency, at),
    { offer, wanted },
    reservation,
  );
  if (problems[0]) throw problemErrors[problems[0].code]();
  if (!samePrice(price, quote.price)) {
    const newQuote = await storeQuote(db, { wanted, currency, price, askedBy, at });
    throw priceChanged({ details: { quote: quoteView(newQuote, [], lang, reservation?.expiresAt) } });
  }
  return { quote: { ...quote, wanted } satisfies StoredQuote, offer, coupon };
}
