import { errorMessages, orderAccessMessages, otherError, retryIn } from "@aradhana/checkout/messages-en";
import type { ReportedCode } from "./shown-code.ts";

const outdated = "This page is out of date. Reload it; what you filled in is saved.";
const notOffered = "This puja or package is no longer available. Choose another date.";

const codes: Record<ReportedCode, string> = {
  ...errorMessages,
  malformed_body: outdated,
  not_found: outdated,
  method_not_allowed: outdated,
  session_missing: outdated,
  idempotency_key_missing: outdated,
  idempotency_key_reused: "This was already sent with different details. Try again.",
  body_too_large: "Your text is too long. Shorten it and try again.",
  internal: "Something went wrong on our side. Try again in a moment.",
  unauthorized: orderAccessMessages.signedOut,
  "pooja.not_found": notOffered,
  "package.not_found": notOffered,
  "chadhaava.not_found": "This chadhava is no longer available. Choose another date.",
  "product.not_found": "This product is no longer available.",
  "gem.not_found": "This gemstone is no longer available.",
  "astrologer.not_found": "This astrologer no longer gives consultations here.",
  "policy.not_found": outdated,
  report_not_ready: "The report is not ready yet. Try again in a moment.",
  invoice_not_ready: "The invoice is ready once the order is paid.",
  change_too_late: "This can no longer be changed. Reload the page to see what can.",
  refund_changed: "The refund is another one by now. Nothing was cancelled. Reload the page to see it.",
  date_gone: "This date is full or closed. Nothing was changed; choose another date.",
  ticket_not_found:
    "This ticket was not found, or it belongs to somebody else. Open it by the link in our message.",
  ticket_full: "This ticket has too many messages. Open a new one.",
  invoice_not_found: "This link to the invoice has expired. Open the invoice from your order again.",
  "blog.not_found": outdated,
  "reel.not_found": outdated,
  "family_profile.not_found": "This was already deleted.",
  "address.not_found": "This was already deleted.",
  saved_too_many: "No more can be saved. Delete one first.",
  orders_open: "A puja of yours is still to come. Delete the account after it, or write to us.",
  "phone.not_found": "This number is not in your account any more.",
  phone_taken: "This number belongs to another account. Sign in with it, or use another number.",
  phone_too_many: "You have five numbers already. Remove one first.",
  offer_not_found: notOffered,
  otp_unavailable: "OTPs cannot be sent to this number right now. Try again later.",
  otp_paused: "Sign-in is paused for a moment to protect accounts.",
  sold_out: "This is sold out. You have not been charged.",
  prasad_not_shipped:
    "Prasad for this puja is not delivered to this country. Choose a package without prasad.",
  quantity_unavailable: "There are not as many left. Choose a smaller quantity.",
  setting_unavailable: "This setting or size is not made. Choose another one.",
  energisation_unavailable: "This piece cannot be energised in a name.",
  not_delivered: "We do not deliver this to that address.",
  gone: "This is no longer in the shop.",
  cash_not_taken: "This order cannot be paid in cash on delivery. Choose another way to pay.",
  cart_empty: "Your cart is empty.",
  cart_line_not_found: "This is no longer in your cart.",
  cart_ticket_ended: "This link to a cart has expired. Go back and try again.",
  mandate_not_found: "We could not find this repeated offering. Sign in with the number you used for it.",
  mandate_ended: "This repeated offering has ended. You can start it again from its page.",
  order_not_found: "We could not find this order. Open the link we sent you, or sign in.",
  pay_later_not_offered: "Pay later is not available for this puja. Pay now to book it.",
  reservation_waiting: "You have another place reserved. Pay for it, or wait until its 10 minutes are over.",
  reservation_too_many: "Too many places are reserved from your network.",
  reservation_not_found: "Your place is no longer reserved. You have not been charged. Please book again.",
  reservation_expired:
    "Your 10 minutes are over and the place is open again. You have not been charged. Please book again.",
  sankalp_locked: "The time to change the names is over.",
};

export const text = {
  codes,
  other: otherError,
  wait: retryIn,
};
