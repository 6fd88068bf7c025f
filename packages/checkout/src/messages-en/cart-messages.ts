/** Adding something to the cart. */
export const cartMessages = {
  add: "Add to cart",
  see: "Go to cart",
  added: "Added to your cart",
  /** Of a gem that was added without a setting: how it is in the cart. */
  unchanged: (setting: string) => `Already in your cart: ${setting}. We have not changed it.`,
};
