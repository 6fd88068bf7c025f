import { goodOf } from "../../goods/goods-snapshot.ts";
import { cartRulesOf } from "../cart-rules.ts";

/** A gem in a cart: it is unique, so that its newest configuration counts. A page that asked for none changes nothing. */
export const gemInCart = cartRulesOf("gemstone", {
  counted: null,
  isSame: (one, other) => one.product_id === other.product_id,
  combine(older, newer) {
    if (newer.setting === undefined) return older;
    // Whoever gave a name once is not asked for it again.
    return { ...newer, energised_for: newer.energised_for ?? older.energised_for };
  },
  detailOf: (item) => goodOf(item).detail,
});
