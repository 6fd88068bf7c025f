/** The words of a price and of what it is made of. */
export const priceMessages = {
  total: "To pay",
  inclusive: "All taxes included",
  /** Of goods sent abroad. */
  exported: "No Indian tax; import duty is extra",
  discount: "Coupon",
  split: "Price details",
  ritual: "Temple and priests, exempt from GST",
  goods: "Goods before tax",
  service: "Our service fee",
  shipping: "Prasad by post",
  tax: (name: string, pct: number) => `${name}, ${pct}% of the service fee, included`,
  anyTax: (name: string, pct: number) => `${name} ${pct}%, included`,
  /** Codes of services begin with 99. */
  taxOfCode: (code: string, name: string, pct: number) =>
    `${name} ${pct}% (${code.startsWith("99") ? "SAC" : "HSN"} ${code}), included`,
};
export type PriceMessages = typeof priceMessages;

/** A coupon: asked for, typed, applied, removed. */
export const couponMessages = {
  coupon: "Have a coupon?",
  couponLabel: "Coupon code",
  couponApply: "Apply",
  couponMissing: "Enter a coupon code",
  couponRemove: "Remove",
};
export type CouponMessages = typeof couponMessages;

/** Prasad of a package whose postage is not in its price. */
export const prasadMessages = {
  /** A total in words. */
  parts: (price: string, postage: string) => `${price} + ${postage} prasad by post`,
  question: "Prasad by post",
  with: "With prasad",
  withInIndia: "With prasad, to an address in India",
  without: "Without prasad",
  onlyIndia: "Prasad is delivered in India only.",
  postageInIndia: "Same price: postage within India is included",
};
export type PrasadMessages = typeof prasadMessages;
