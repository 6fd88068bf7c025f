import { sankalpPath } from "@aradhana/core/paths";
import { performedStates } from "../../orders/performed-states.ts";
import { pujaSeats } from "../../pujas/puja-seats.queries.ts";
import { series } from "../../pujas/series.table.ts";
import { type CartableLine, cartRulesOf } from "../cart-rules.ts";
import { coversIn } from "../read-covers.ts";
import { spokenIn } from "../read-spoken.ts";
import { pujaSteps } from "../ritual-steps.rules.ts";
import { pujaQuote } from "./puja-input.ts";
import { findPujaOffer } from "./puja-offer.queries.ts";
import { pujaOf } from "./puja-snapshot.ts";
import { readPujaPage } from "./read-puja-page.ts";
import { samePackageOn } from "./same-package.queries.ts";

/** Pujas: an order books a package on a date, with add-ons. */
export const pooja: CartableLine = {
  quoteRequest: pujaQuote,
  findOffer: findPujaOffer,
  problemTexts: {
    cutoff_passed: { en: "Bookings for this puja are closed.", hi: "इस पूजा की बुकिंग बंद हो चुकी है।" },
    sold_out: { en: "This puja is fully booked.", hi: "इस पूजा की सभी जगहें भर गई हैं।" },
    prasad_not_shipped: {
      en: "Prasad for this puja is not delivered to this country.",
      hi: "इस पूजा का प्रसाद इस देश में डिलीवर नहीं होता।",
    },
    addon_unavailable: {
      en: "This add-on is not available with this puja in this quantity.",
      hi: "यह अर्पण इस पूजा के साथ इतनी संख्या में उपलब्ध नहीं है।",
    },
  },
  seats: pujaSeats,
  isUnique: false,
  // Each booking is its own, perhaps of the same package for others.
  cart: cartRulesOf("pooja", {
    counted: null,
    isSame: () => false,
    detailOf: (item) => pujaOf(item).packageName,
  }),
  repeats: null,
  snapshotOn: samePackageOn,
  names: {
    due: "sankalp_due",
    received: "sankalp_received",
    performed: "performed",
    recorded: "video_ready",
    readSpoken: spokenIn(series),
  },
  reviews: { after: performedStates, rated: series },
  details: null,
  plannedSteps: ({ item, fulfilment }) => pujaSteps({ ...fulfilment, ...pujaOf(item) }),
  readCovers: coversIn(series),
  cardPart(item) {
    const { packageId, isVip } = pujaOf(item);
    return { type: "pooja", pooja_id: item.offerId, package_id: packageId, is_vip: isVip };
  },
  readPage: readPujaPage,
  messages: {
    orderPaid: "order_paid",
    orderPaidNamed: "order_paid_named",
    namesReceived: "sankalp_received",
    // The form for the names.
    path({ id, item }) {
      const { packageId, isVip } = pujaOf(item);
      const itemId = item.position > 0 ? item.id : undefined;
      return sankalpPath({ orderId: id, itemId, choiceId: packageId, isVip });
    },
  },
};
