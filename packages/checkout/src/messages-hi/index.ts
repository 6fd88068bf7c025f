export {
  addonMessages,
  addressMessages,
  codeMessages,
  consentMessages,
  namesMessages,
  phoneMessages,
} from "./booking-messages.ts";
export { errorMessages, otherError, retryIn } from "./error-messages.ts";
export { paymentMessages } from "./payment-messages.ts";
export { prasadMessages, priceMessages } from "./price-messages.ts";
