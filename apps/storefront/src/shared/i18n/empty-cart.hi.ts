/** Where a screen has nothing of the cart to show. */
export const emptyCart = "आपका कार्ट ख़ाली है";
