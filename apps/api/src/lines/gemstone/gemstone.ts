import { gems } from "../../goods/gems.table.ts";
import type { CartableLine } from "../cart-rules.ts";
import { goodsLine } from "../goods-line.ts";
import { gemInCart } from "./gem-in-cart.ts";
import { gemQuote } from "./gem-input.ts";
import { findGemOffer } from "./gem-offer.queries.ts";
import { gemStock } from "./gem-stock.queries.ts";

/** Gems: each is a unique piece, sent loose or set in a ring or pendant. */
export const gemstone: CartableLine = {
  ...goodsLine("gemstone", gems),
  quoteRequest: gemQuote,
  findOffer: findGemOffer,
  seats: gemStock,
  isUnique: true,
  cart: gemInCart,
};
