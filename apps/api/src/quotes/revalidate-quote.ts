import type { Language } from "@aradhana/core/contract";
import { currencyOf } from "@aradhana/core/currency";
import { type ActiveReservation, assessReservation } from "../book-now-pay-later/reservations.rules.ts";
import type { Database } from "../db/database.ts";
import type { Offer } from "../lines/line.ts";
import type { Buyer } from "../orders/past-orders.queries.ts";
import type { OwnPieces } from "../orders/reserved-pieces.queries.ts";
import { findOffer } from "./offer.queries.ts";
import { type Assessment, assess, samePrice } from "./offer.rules.ts";
import { problemErrors } from "./problem-errors.ts";
import { quoteView } from "./quote-view.ts";
import { offerNotFound, priceChanged, quoteExpired, quoteNotFound } from "./quotes.errors.ts";
import { findQuote, type StoredQuote, storeQuote } from "./quotes.queries.ts";
import type { Terms } from "./quotes.table.ts";

interface RevalidateInput {
  buyer: Buyer | undefined;
  requestedBy: string;
  at: Date;
  lang: Language;
  /** The buyer's existing reservation. */
  reservation: ActiveReservation | undefined;
  /** What the buyer's unpaid orders hold. */
  own?: OwnPieces;
  /** Where it is sent or supplied, once the address is known. */
  shipTo?(
    offers: readonly Offer[],
    quote: StoredQuote,
  ): Pick<Terms, "shipTo" | "postcode" | "state"> | undefined;
}

/** Returns a quote if its price is unchanged in the current catalogue; otherwise throws the reason. */
export async function revalidateQuote(db: Database, quoteId: string, input: RevalidateInput) {
  const { buyer, requestedBy, at, lang, reservation } = input;
  const quote = await findQuote(db, quoteId);
  if (!quote) throw quoteNotFound();
  if (at >= quote.expiresAt) throw quoteExpired();

  const found = await findOffer(db, quote.requested, { at, buyer, own: input.own });
  if (!found) throw offerNotFound();
  const { offer, offers, coupon } = found;
  const requested = { ...quote.requested, ...input.shipTo?.(offers, quote) };

  const currency = currencyOf(requested.countryCode);
  const { price, problems } = assessReservation(
    assess(found, requested, currency, at),
    { offer, requested },
    reservation,
  );
  if (problems[0]) throw problemErrors[problems[0].code]({ details: detailsOf(problems[0]) });
  if (!samePrice(price, quote.price)) {
    const newQuote = await storeQuote(db, { requested, currency, price, requestedBy, at });
    throw priceChanged({ details: { quote: quoteView(newQuote, offers, [], lang, reservation?.expiresAt) } });
  }
  // The new price: how its tax is split depends on where it goes.
  return { quote: { ...quote, requested, price } satisfies StoredQuote, offer, offers, coupon };
}

const detailsOf = ({ itemId, lineId, available, orderId }: Assessment["problems"][number]) => ({
  item_id: lineId ?? itemId,
  ...(available !== undefined && { available }),
  ...(orderId && { order_id: orderId }),
});
