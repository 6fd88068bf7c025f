import { products } from "../../goods/products.table.ts";
import type { CartableLine } from "../cart-rules.ts";
import { goodsLine } from "../goods-line.ts";
import { productInCart } from "./product-in-cart.ts";
import { productQuote } from "./product-input.ts";
import { findProductOffer } from "./product-offer.queries.ts";
import { productStock } from "./product-stock.queries.ts";

/** Blessed products: an order has pieces of one colour, which are sent home. */
export const abhimantrit: CartableLine = {
  ...goodsLine("abhimantrit", products, products),
  quoteRequest: productQuote,
  findOffer: findProductOffer,
  seats: productStock,
  isUnique: false,
  cart: productInCart,
};
