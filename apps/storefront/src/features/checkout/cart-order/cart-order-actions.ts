/** What checks, prices and pays a cart: an order of one good needs none of it. */

export { checkDevotees, checkGoods, namesOfLines, namesToStore } from "@aradhana/core/checkout";
export { quoteCart } from "@aradhana/core/goods";
export {
  changedQuote,
  checkBooking,
  placeOrder,
  remainingErrors,
  shopDrafts,
} from "../one-page/one-page-actions.ts";
