export const text = { add: "Add to cart", see: "Go to cart", added: "Added to your cart" };
