export { type Attempt, attempt, attemptFor, orderSecret, type ReadyOrder, retireAttempt } from "./attempt.ts";
export { attributionOf, type Visit } from "./attribution.ts";
export {
  type AddressDraft,
  type ContactErrors,
  checkContact,
  checkDevotees,
  emptyAddress,
  type NamedDevotee,
  type PhoneError,
  remainingErrors,
} from "./contact-rules.ts";
export { createQuote, type QuoteState, type QuoteStore } from "./create-quote.ts";
export { type GatewayPage, openPayment } from "./open-payment.ts";
export { isDeclined, type PlacedOrder, placeOrder } from "./place-order.ts";
export { sankalpOf } from "./sankalp-of.ts";
export { submitNames } from "./submit-names.ts";
