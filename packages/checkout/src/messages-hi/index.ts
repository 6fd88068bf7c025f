export {
  addonMessages,
  addressMessages,
  codeMessages,
  consentMessages,
  invoiceLostMessages,
  namesMessages,
  phoneMessages,
} from "./booking-messages.ts";
export { cartMessages } from "./cart-messages.ts";
export { confirmingMessages } from "./confirming-messages.ts";
export { errorMessages, otherError, retryIn } from "./error-messages.ts";
export { invoiceMessages } from "./invoice-messages.ts";
export { energisedMessages, orderAccessMessages, placingMessages } from "./order-messages.ts";
export { linkMessages, paymentMessages } from "./payment-messages.ts";
export { couponMessages, prasadMessages, priceMessages } from "./price-messages.ts";
export { proceedMessages } from "./proceed-messages.ts";
export { reviewMessages } from "./review-messages.ts";
export { savedAddressMessages, savedMessages } from "./saved-messages.ts";
