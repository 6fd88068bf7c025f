/** What the order of a cart needs once it is changed, filled in or paid. */

export { checkGoods } from "@aradhana/core/checkout";
export { quoteCart } from "@aradhana/core/goods";
export { checkBooking, placeOrder, remainingErrors, shopDrafts } from "../one-page/one-page-actions.ts";
