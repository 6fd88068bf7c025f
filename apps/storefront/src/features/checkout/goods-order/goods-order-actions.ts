/** What the order of a good needs once something is chosen or filled in. */

export { checkGoods, continueSold } from "@aradhana/core/checkout";
export { goodsQuotes } from "../../../lines/goods-quotes.ts";
export {
  changedQuote,
  checkBooking,
  placeOrder,
  remainingErrors,
  shopDrafts,
} from "../one-page/one-page-actions.ts";
