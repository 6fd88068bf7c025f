/** What an order on one page needs once something is chosen or filled in: fetched then, so that the page answers sooner. */

export { changedQuote, checkBooking, remainingErrors } from "@aradhana/core/checkout";
export { shopDrafts } from "../drafts/shop-drafts.ts";
export { placeOrder } from "../place-order/place-order.ts";
