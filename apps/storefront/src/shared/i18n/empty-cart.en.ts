/** Where a screen has nothing of the cart to show. */
export const emptyCart = "Your cart is empty";
