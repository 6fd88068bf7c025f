export {
  type Attempt,
  attemptFor,
  hasAddress,
  type ReadyOrder,
  retireAttempt,
} from "./attempt.ts";
export { attributionOf, type Visit } from "./attribution.ts";
export { type BookingErrors, checkBooking } from "./booking-rules.ts";
export { cartChoiceOf } from "./cart-choice-of.ts";
export { canSendPrasad, chadhaavaQuoteRequest } from "./chadhaava-quote-request.ts";
export { changedQuote } from "./changed-quote.ts";
export {
  type AddressError,
  type ContactErrors,
  checkContact,
  invoiceNeedsAddress,
  type PhoneError,
  remainingErrors,
} from "./contact-rules.ts";
export { continueSold } from "./continue-sold.ts";
export { createDraft, type DraftChange, type DraftState, type DraftStore } from "./create-draft.ts";
export { createQuote, type QuoteState, type QuoteStore } from "./create-quote.ts";
export { checkDevotees } from "./devotee-rules.ts";
export { type Draft, fitDraft, isUnderGst, movedTo, newDraft, withoutBuyer } from "./draft.ts";
export {
  type AddressDraft,
  emptyAddress,
  type GoodDraft,
  type NamedDevotee,
  plainGood,
  usedAddress,
} from "./draft-parts.ts";
export { draftsKey } from "./drafts-key.ts";
export { checkGoods, type GoodsErrors } from "./goods-rules.ts";
export { isSameName } from "./is-same-name.ts";
export { namedChoice, namesToStore } from "./named-choice.ts";
export {
  nameOfLine,
  namesOfLines,
  namesToOffer,
  rowsOfLines,
  withRowOfLine,
} from "./named-lines.ts";
export { type GatewayPage, openPayment } from "./open-payment.ts";
export { orderSecret } from "./order-secret.ts";
export { isDeclined, type PlacedOrder, placeOrder } from "./place-order.ts";
export { isBookingClosed, type PlacingFailure, placingFailure } from "./placing.ts";
export { type AgreedPrice, priceChange } from "./price-change.ts";
export { pujaQuoteRequest } from "./puja-quote-request.ts";
export { MAX_DAKSHINA, readDakshina } from "./read-dakshina.ts";
export { readyOrder } from "./ready-order.ts";
export { givenSpelling, sankalpOf, spellingOf } from "./sankalp-of.ts";
export { type ForNext, saveForNext, toSaveOf } from "./save-for-next.ts";
export { checkService, type ServiceErrors } from "./service-rules.ts";
export { type StoredDrafts, storedDrafts } from "./stored-drafts.ts";
export { submitNames } from "./submit-names.ts";
export { draftOf, hasRoom, withSaved } from "./with-saved.ts";
