/** What a chadhaava needs once something is chosen or filled in: fetched then, so that the page answers sooner. */

export { quoteChadhaava } from "@aradhana/core/api";
export {
  changedQuote,
  checkBooking,
  placeOrder,
  remainingErrors,
  shopDrafts,
} from "../one-page/one-page-actions.ts";
