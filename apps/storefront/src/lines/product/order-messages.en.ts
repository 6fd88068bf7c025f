/** The choice of a product. */
export const productOrderMessages = {
  sold: "It is sold out",
  choose: "Choose a colour",
  noPrice: "Choose a colour to see the price.",
  color: "Colour",
  colorGone: "The colour you chose is sold out. Choose another.",
  quantity: "Quantity",
  less: "One less",
  more: "One more",
};
