/** The words of a price and of what it is made of. */
export const priceMessages = {
  total: "To pay",
  inclusive: "All taxes included",
  discount: "Coupon",
  split: "How the total divides",
  ritual: "For the ritual, exempt from tax",
  service: "For our service",
  tax: (name: string, pct: number) => `${name}, ${pct}% of the service, included`,
};
export type PriceMessages = typeof priceMessages;
