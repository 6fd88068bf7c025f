import type { ReturnTerms } from "../../src/goods/goods-columns.ts";
import type { ReturnRule } from "./goods-schema.ts";

/** A product other than a kit. */
export const productReturn: ReturnRule = {
  kind: "returnable",
  days: 7,
  gives: "price",
  terms: {
    en: "Return it within 7 days of arrival, unworn and with its papers: its price is refunded, the delivery is not.",
    hi: "मिलने के 7 दिन में, बिना पहने और सब काग़ज़ों के साथ लौटा सकते हैं: मूल्य का रिफ़ंड होता है, डिलीवरी का नहीं।",
  },
};

/** A loose gem. */
export const gemReturn: ReturnRule = {
  kind: "returnable",
  days: 10,
  gives: "everything",
  terms: {
    en: "Return the loose stone within 10 days of arrival with its original report for a full refund.",
    hi: "खुला रत्न मिलने के 10 दिन में मूल रिपोर्ट के साथ लौटाने पर पूरा रिफ़ंड।",
  },
};

/** A kit with powder and grain. */
export const kitFinal: ReturnRule = {
  kind: "final",
  reason: {
    en: "The kit holds kumkum, grain and thread for one use, so we cannot take it back. If it arrives damaged or incomplete, we replace it.",
    hi: "किट में एक बार काम आने वाला कुमकुम, अक्षत और मौली है, इसलिए वापसी नहीं होती। टूटा या अधूरा मिले तो हम बदलकर देते हैं।",
  },
};

/** A rule as it is stored with a good. */
export const toReturnTerms = (rule: ReturnRule): ReturnTerms =>
  rule.kind === "final"
    ? { days: 0, terms: rule.reason }
    : { days: rule.days, terms: rule.terms, gives: rule.gives };
