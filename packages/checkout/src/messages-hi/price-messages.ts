import type { CouponMessages, PrasadMessages, PriceMessages } from "../messages-en/price-messages.ts";

export const priceMessages: PriceMessages = {
  total: "कुल भुगतान",
  inclusive: "सभी टैक्स शामिल",
  exported: "भारत का टैक्स नहीं; आयात शुल्क अलग",
  discount: "कूपन",
  split: "मूल्य विवरण",
  ritual: "मंदिर और पुरोहित, GST से मुक्त",
  goods: "टैक्स से पहले वस्तु का मूल्य",
  service: "हमारी सेवा का शुल्क",
  shipping: "डाक से प्रसाद",
  tax: (name, pct) => `${name}, सेवा शुल्क का ${pct}%, शामिल`,
  anyTax: (name, pct) => `${name} ${pct}%, शामिल`,
  taxOfCode: (code, name, pct) => `${name} ${pct}% (${code.startsWith("99") ? "SAC" : "HSN"} ${code}), शामिल`,
};

export const prasadMessages: PrasadMessages = {
  parts: (price, postage) => `${price} + प्रसाद का डाक शुल्क ${postage}`,
  question: "डाक से प्रसाद",
  with: "प्रसाद के साथ",
  withInIndia: "प्रसाद के साथ, भारत के पते पर",
  without: "बिना प्रसाद",
  onlyIndia: "प्रसाद सिर्फ़ भारत में डिलीवर होता है।",
  postageInIndia: "मूल्य वही: भारत में डाक शुल्क शामिल है",
};

export const couponMessages: CouponMessages = {
  coupon: "कूपन है?",
  couponLabel: "कूपन कोड",
  couponApply: "लगाएँ",
  couponMissing: "कूपन कोड लिखें",
  couponRemove: "हटाएँ",
};
