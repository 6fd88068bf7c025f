import { pathTo } from "@aradhana/core/paths";
import { inArray } from "drizzle-orm";
import { modes } from "../../astrologers/astrologer-terms.ts";
import { astrologers } from "../../astrologers/astrologers.table.ts";
import { bookingSeats } from "../../consultations/booking-seats.queries.ts";
import { confirmBooking } from "../../consultations/confirm-booking.ts";
import type { Line } from "../line.ts";
import { consultationQuote } from "./consultation-input.ts";
import { findConsultationOffer } from "./consultation-offer.queries.ts";
import { consultationOf } from "./consultation-snapshot.ts";

/** Consultations: an order pays a held time with an astrologer. */
export const consultation: Line = {
  quoteRequest: consultationQuote,
  findOffer: findConsultationOffer,
  problemTexts: {
    sold_out: {
      en: "This reservation has expired. Choose a time again.",
      hi: "यह समय अब आपके लिए रिज़र्व नहीं है। फिर से समय चुनें।",
    },
  },
  seats: bookingSeats,
  isUnique: true,
  repeats: null,
  names: null,
  // A chart is shared with the booking, by its customer, not bought with the order.
  details: { read: () => undefined, begin: confirmBooking },
  plannedSteps: ({ fulfilment }) => [
    ["confirmed", null],
    ["live", fulfilment.startsAt],
    ["closed", fulfilment.endsAt],
  ],
  async readCovers(db, slugs, language) {
    if (slugs.length === 0) return new Map();
    const rows = await db
      .select({ slug: astrologers.slug, image: astrologers.image })
      .from(astrologers)
      .where(inArray(astrologers.slug, [...slugs]));
    return new Map(
      rows.map(({ slug, image }) => [slug, { name: image.name, alt: image.alt[language] }] as const),
    );
  },
  cardPart: (item) => ({ type: "consultation", booking_id: consultationOf({ item }).bookingId }),
  async readPage(_db, order, { order: common, name }, { language }) {
    const { bookingId, mode, image } = consultationOf(order);
    return {
      ...{ type: "consultation", name, order: common },
      package: { id: bookingId, title: order.item.title[language], features: [modes[mode][language]] },
      image: { name: image.name, alt: image.alt[language] },
      for_whom: null,
      due_at: order.fulfilment.startsAt.toISOString(),
    };
  },
  messages: {
    ...{ orderPaid: "session_paid", orderPaidNamed: "session_paid", namesReceived: "session_paid" },
    path: ({ item }) => pathTo("/astro/booking/status", { booking_id: item.offerId }),
  },
};
