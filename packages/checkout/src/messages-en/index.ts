export {
  type AddressMessages,
  addonMessages,
  addressMessages,
  type CodeMessages,
  type ConsentMessages,
  codeMessages,
  consentMessages,
  invoiceLostMessages,
  type NamesMessages,
  namesMessages,
  type PhoneMessages,
  phoneMessages,
} from "./booking-messages.ts";
export { cartMessages } from "./cart-messages.ts";
export { confirmingMessages } from "./confirming-messages.ts";
export { errorMessages, otherError, retryIn } from "./error-messages.ts";
export { type InvoiceMessages, invoiceMessages } from "./invoice-messages.ts";
export { energisedMessages, orderAccessMessages, placingMessages } from "./order-messages.ts";
export {
  type LinkMessages,
  linkMessages,
  type PaymentMessages,
  paymentMessages,
} from "./payment-messages.ts";
export {
  type CouponMessages,
  couponMessages,
  type PrasadMessages,
  type PriceMessages,
  prasadMessages,
  priceMessages,
} from "./price-messages.ts";
export { proceedMessages } from "./proceed-messages.ts";
export { type ReviewMessages, reviewMessages } from "./review-messages.ts";
export {
  type SavedAddressMessages,
  type SavedMessages,
  savedAddressMessages,
  savedMessages,
} from "./saved-messages.ts";
