import { orderPath } from "@aradhana/core/paths";
import { chadhaavaSeries } from "../../chadhaava/series.table.ts";
import { proofsOf } from "../../orders/evidence.rules.ts";
import { type CartableLine, cartRulesOf } from "../cart-rules.ts";
import { coversIn } from "../read-covers.ts";
import { spokenIn } from "../read-spoken.ts";
import { withAgreedTerms } from "../ritual-card.ts";
import { ritualOf } from "../ritual-snapshot.ts";
import { chadhaavaSteps } from "../ritual-steps.rules.ts";
import { chadhaavaLine } from "./catalogue.ts";
import { chadhaavaQuote } from "./chadhaava-input.ts";
import { findChadhaavaOffer } from "./chadhaava-offer.queries.ts";
import { repeatChadhaava } from "./repeat-chadhaava.queries.ts";

/** Chadhaava: offerings made on a date in somebody's name. Their number is unlimited. */
export const chadhaava: CartableLine = {
  quoteRequest: chadhaavaQuote,
  findOffer: findChadhaavaOffer,
  problemTexts: {
    cutoff_passed: {
      en: "This chadhava is closed for this date.",
      hi: "इस तारीख का यह चढ़ावा बंद हो चुका है।",
    },
    prasad_not_shipped: {
      en: "Prasad for this chadhava is not delivered to this country.",
      hi: "इस चढ़ावे का प्रसाद इस देश में डिलीवर नहीं होता।",
    },
    offering_unavailable: {
      en: "This offering is not available in this quantity.",
      hi: "यह अर्पण इतनी संख्या में उपलब्ध नहीं है।",
    },
  },
  seats: null,
  isUnique: false,
  // Each booking is its own, perhaps in the name of others.
  cart: cartRulesOf("chadhaava", { counted: null, isSame: () => false }),
  repeats: repeatChadhaava,
  // Its offerings are those of the series.
  snapshotOn: () => Promise.resolve({}),
  names: {
    due: "names_due",
    received: "sankalp_received",
    performed: "offered",
    recorded: "proof_ready",
    readSpoken: spokenIn(chadhaavaSeries),
  },
  details: null,
  plannedSteps: (order) => chadhaavaSteps({ ...order.fulfilment, ...ritualOf(order) }),
  readCovers: coversIn(chadhaavaSeries),
  cardPart: ({ offerId }) => ({ type: "chadhaava", chadhaava_id: offerId }),
  async readPage(db, order, common, view) {
    const card = await chadhaavaLine.readSoldCard(db, order.item.offerId, view);
    return {
      ...common,
      type: "chadhaava",
      chadhaava: withAgreedTerms(card, order, view),
      name_limit: ritualOf(order).maxDevotees,
      proofs: proofsOf(
        {
          timeline: common.order.timeline,
          evidence: order.fulfilment.evidence,
          language: view.language,
        },
        "proof_ready",
      ),
    };
  },
  messages: {
    orderPaid: "chadhaava_paid",
    orderPaidNamed: "chadhaava_paid",
    namesReceived: "chadhaava_named",
    // Names are usually given with the booking. The order page shows the state and asks for missing names.
    path: ({ id }) => orderPath({ id, name: "chadhaava" }),
  },
};
