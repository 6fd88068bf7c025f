/** What a chadhaava needs once something is chosen or filled in: fetched then, so that the page answers sooner. */

export { quoteChadhaava } from "@aradhana/core/api";
export { checkBooking } from "@aradhana/core/checkout";
export { shopDrafts } from "../drafts/shop-drafts.ts";
export { placeOrder } from "../place-order/place-order.ts";
