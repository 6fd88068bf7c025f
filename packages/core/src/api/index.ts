export {
  addEmail,
  addPhone,
  confirmEmail,
  deleteAccount,
  familyProfiles,
  getConsents,
  getEmail,
  listEarlierDevotees,
  listPhones,
  makeMainPhone,
  recordConsent,
  removeEmail,
  removePhone,
  type SavedCalls,
  savedAddresses,
  updateProfile,
} from "./account.ts";
export { ApiError } from "./api-error.ts";
export { requestCallback } from "./callback.ts";
export { chadhaavaById, getChadhaavaListing, quoteChadhaava } from "./chadhaava.ts";
export {
  getArticle,
  getArticles,
  getCountries,
  getPincode,
  getPolicy,
} from "./content.ts";
export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type Query,
  type StreamingApiClient,
  withSignal,
} from "./create-api-client.ts";
export { type Caller, defaultHeaders } from "./default-headers.ts";
export { endableReads } from "./endable-reads.ts";
export { isApiError, isTransient } from "./is-api-error.ts";
export { lastPost } from "./last-post.ts";
export { getUser, logout, requestLoginTicket, sendOtp, verifyOtp } from "./login.ts";
export { changeMandate, getMandates } from "./mandate.ts";
export { requestOpeningAlert } from "./notify.ts";
export {
  changeOrder,
  createOrder,
  getInvoice,
  getOrderById,
  getOrderChanges,
  getOrders,
  getPaymentStatus,
  getPoojaOrderById,
  getSampleOrder,
  initiatePayment,
  requestCorrection,
  verifyPayment,
  writeSankalp,
} from "./order.ts";
export { getBanners, getPartnerConfig, getPartners } from "./partner.ts";
export type { PendingCountry } from "./pending-country.ts";
export { getHome, getPackage, getPoojaListing, poojaById, quotePooja } from "./pooja.ts";
export { getProductListing } from "./product.ts";
export { parseResponse, readBody, unexpectedResponse } from "./read-response.ts";
export { getReels, likeReel, reportReel } from "./reel.ts";
export { getReservation, releaseReservation, reservePooja } from "./reservation.ts";
export { retryReads } from "./retry-reads.ts";
export {
  deleteReview,
  getOrderReviews,
  getOwnReviewPhoto,
  getReviews,
  uploadReviewPhoto,
  writeReview,
} from "./review.ts";
export { getShop } from "./shop.ts";
export { getSpellings } from "./spellings.ts";
export { createTicket, getTicket, getTickets, writeInTicket } from "./ticket.ts";
