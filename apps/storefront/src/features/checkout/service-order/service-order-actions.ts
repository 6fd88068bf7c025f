/** What the order of a service needs once it is filled in. */

export { checkService } from "@aradhana/core/checkout";
export { quoteService } from "@aradhana/core/services";
export {
  changedQuote,
  checkBooking,
  placeOrder,
  remainingErrors,
  shopDrafts,
} from "../one-page/one-page-actions.ts";
