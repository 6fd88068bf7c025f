/** Adding something to the cart. */
export const cartMessages = { add: "Add to cart", see: "Go to cart", added: "Added to your cart" };
