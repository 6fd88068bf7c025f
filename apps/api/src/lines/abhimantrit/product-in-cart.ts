import * as v from "valibot";
import { goodOf } from "../../goods/goods-snapshot.ts";
import { cartRulesOf } from "../cart-rules.ts";
import { isSamePerson } from "../is-same-person.ts";
import { productInput } from "./product-input.ts";

/** A product in a cart: the same colour adds up, unless it is energised in another name. */
export const productInCart = cartRulesOf("abhimantrit", {
  counted: {
    quantityOf: ({ qty }) => qty,
    withQuantity: (choice, qty) => ({ ...choice, qty }),
    piecesOf: (requested) => v.parse(productInput, requested).qty,
  },
  isSame: (one, other) =>
    one.variant_id === other.variant_id &&
    one.energise === other.energise &&
    isSamePerson(one.energised_for, other.energised_for),
  detailOf: (item) => goodOf(item).detail,
});
