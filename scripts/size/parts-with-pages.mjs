const checkout = "src/features/checkout";

/** Parts that import what the page around them has loaded already, by that page. */
const parts = {
  cart: ["cart-order/cart-order-form", "cart-order/energised-lines"],
  "chadhaava-detail": ["offering/confirm-quantity", "offering/repeat-part"],
  "goods-order": [
    "goods-order/before-paying",
    "goods-order/delivery-part-below-fold",
    "goods-order/energised-name",
    "goods-order/price-part-below-fold",
  ],
};

/** The limit of each of these parts: what its page may load. */
export const partsWithPages = (budgets) =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([page, names]) =>
      names.map((name) => [`${checkout}/${name}.tsx`, budgets[page].more]),
    ),
  );
