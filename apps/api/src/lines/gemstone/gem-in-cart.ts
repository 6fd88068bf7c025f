import { cartRulesOf } from "../cart-rules.ts";

/** A gem in a cart: it is unique, so that its newest configuration counts. A page that asked for none changes nothing. */
export const gemInCart = cartRulesOf("gemstone", {
  counted: null,
  isSame: (one, other) => one.product_id === other.product_id,
  combine: (older, newer) => (newer.setting === undefined ? older : newer),
});
