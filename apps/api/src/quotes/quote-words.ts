import type { OrderType } from "@aradhana/core/contract";
import type { CouponVerdict } from "../coupons/coupons.rules.ts";
import type { Text } from "../text/text.ts";
import type { Problem } from "./chosen.rules.ts";
import type { PricedLine } from "./price.rules.ts";

/** Lines that need no name of their own. */
export const lineTitles = {
  package: { en: "Puja", hi: "पूजा" },
  offering: { en: "Offering", hi: "चढ़ावा" },
  addon: { en: "Offering", hi: "अर्पण" },
  dakshina: { en: "Dakshina", hi: "दक्षिणा" },
  prasad: { en: "Prasad by post", hi: "डाक से प्रसाद" },
} as const satisfies Record<PricedLine["kind"], Text>;

/** What keeps a quote from becoming an order, by what it is of. */
const problemWords = {
  pooja: {
    cutoff_passed: { en: "Bookings for this puja are closed.", hi: "इस पूजा की बुकिंग बंद हो चुकी है।" },
    sold_out: { en: "Every place of this puja is taken.", hi: "इस पूजा के सभी स्थान भर चुके हैं।" },
    prasad_not_shipped: {
      en: "The prasad of this puja is not sent to this country.",
      hi: "इस पूजा का प्रसाद इस देश में नहीं भेजा जाता।",
    },
    addon_unavailable: {
      en: "This offering is not available with this puja, or not in this quantity.",
      hi: "यह अर्पण इस पूजा के साथ, या इतनी मात्रा में, उपलब्ध नहीं है।",
    },
  },
  chadhaava: {
    cutoff_passed: {
      en: "This chadhava is closed for this date.",
      hi: "इस तिथि के लिए यह चढ़ावा बंद हो चुका है।",
    },
    prasad_not_shipped: {
      en: "The prasad of this chadhava is not sent to this country.",
      hi: "इस चढ़ावे का प्रसाद इस देश में नहीं भेजा जाता।",
    },
    offering_unavailable: {
      en: "This offering is not there any more, or not in this quantity.",
      hi: "यह चढ़ावा अब उपलब्ध नहीं है, या इतनी संख्या में नहीं।",
    },
  },
} as const satisfies Record<OrderType, Partial<Record<Problem["code"], Text>>>;

/** What is told of a problem; one that this kind of rite does not know, in the words of the other. */
export const wordsOfProblem = (type: OrderType, code: Problem["code"]): Text => {
  const own: Partial<Record<Problem["code"], Text>> = problemWords[type];
  return own[code] ?? { ...problemWords.chadhaava, ...problemWords.pooja }[code];
};

type CouponWord = "applied" | Extract<CouponVerdict, { status: "refused" }>["reason"];

export const couponWords = {
  applied: { en: "The coupon is applied.", hi: "कूपन लागू हो गया है।" },
  unknown: { en: "We do not know this coupon.", hi: "यह कूपन मान्य नहीं है।" },
  ended: { en: "This coupon has ended.", hi: "इस कूपन की अवधि समाप्त हो चुकी है।" },
  other_package: {
    en: "This coupon is for packages of more people.",
    hi: "यह कूपन अधिक लोगों वाले पैकेज के लिए है।",
  },
  first_order: {
    en: "This coupon is for the first order only.",
    hi: "यह कूपन केवल पहले ऑर्डर के लिए है।",
  },
  used: { en: "You have used this coupon already.", hi: "आप यह कूपन इस्तेमाल कर चुके हैं।" },
  below_minimum: {
    en: "This coupon needs a higher total.",
    hi: "यह कूपन इससे अधिक राशि की बुकिंग पर लागू होता है।",
  },
} as const satisfies Record<CouponWord, Text>;
