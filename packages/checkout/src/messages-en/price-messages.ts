/** The words of a price and of what it is made of. */
export const priceMessages = {
  total: "To pay",
  inclusive: "All taxes included",
  discount: "Coupon",
  split: "Price details",
  ritual: "Temple and priests, exempt from GST",
  service: "Our service fee",
  tax: (name: string, pct: number) => `${name}, ${pct}% of the service fee, included`,
};
export type PriceMessages = typeof priceMessages;
