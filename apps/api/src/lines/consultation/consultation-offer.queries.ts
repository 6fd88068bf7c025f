import * as v from "valibot";
import { consultationTerms } from "../../consultations/booking.rules.ts";
import { findBooking } from "../../consultations/bookings.queries.ts";
import type { Database } from "../../db/database.ts";
import { policyOf } from "../../orders/policy-of.ts";
import type { LineInput } from "../../quotes/quotes.table.ts";
import { problem } from "../../quotes/selection.rules.ts";
import type { Text } from "../../text/text.ts";
import type { Offer } from "../line.ts";
import { consultationInput } from "./consultation-input.ts";
import type { consultationSnapshot } from "./consultation-snapshot.ts";

/** GST of astrologers' services: 18 % of the whole price. */
const tax = { servicePct: 100, gstPct: 18, sac: "999799" };

/** The offer of a held slot; undefined if there is no such booking. */
export async function findConsultationOffer(db: Database, stored: LineInput): Promise<Offer | undefined> {
  const { bookingId } = v.parse(consultationInput, stored);
  const found = await findBooking(db, bookingId);
  if (!found) return undefined;
  const { booking, astrologer } = found;
  const { minutes, mode, startAt, endAt, heldUntil } = booking;
  const { en, hi } = astrologer.name;
  const title: Text = { en: `${minutes} minutes with ${en}`, hi: `${hi} के साथ ${minutes} मिनट` };
  return {
    ...{ type: "consultation", id: bookingId, cutoffAt: heldUntil, tax },
    ...{ needsAddress: false, isLimited: true, payLater: null },
    assess: (_terms, currency, now) => ({
      ...{ devotees: 1, addons: [], prasadFee: null },
      items: [
        {
          ...{ kind: "service", id: bookingId, title, qty: 1, handedOn: false },
          price:
            astrologer.sessionPrices.find((each) => each.minutes === minutes)?.prices[currency] ??
            booking.price,
        },
      ],
      problems: booking.state === "held" && now < heldUntil ? [] : [problem("sold_out", bookingId)],
    }),
    snapshot: () => ({
      item: {
        ...{ kind: "consultation", offerId: bookingId, title, slug: astrologer.slug },
        policy: policyOf(consultationTerms),
        snapshot: {
          ...{ bookingId, astrologer: astrologer.name, mode, minutes, image: astrologer.image },
        } satisfies v.InferOutput<typeof consultationSnapshot>,
      },
      fulfilment: { kind: "service", startsAt: startAt, endsAt: endAt, cutoffAt: startAt },
    }),
  };
}
