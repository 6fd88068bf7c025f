import { confirmingMessages } from "./confirming-messages.ts";

const outdatedPrice = "This price is out of date. Check the new price and try again.";

/** What a buyer reads when a request of a checkout fails, by its error code; the same for every line of business. */
export const errorMessages = {
  cart_full: "Your cart is full. Take something out first.",
  network: "No connection. What you filled in is saved; try again when you are online.",
  invalid_input: "Something you filled in is not right. Check it and try again.",
  too_many_requests: "Too many requests from your network.",
  otp_too_soon: "We just sent an OTP to this number.",
  otp_too_many:
    "Too many OTPs were requested, maybe by somebody else. A device that you used before may still get one.",
  otp_blocked: "Too many wrong OTPs.",
  otp_wrong: "Wrong OTP. Check the latest message.",
  otp_expired: "This OTP has expired. Get a new one.",
  quote_too_many: "Too many price checks from your network.",
  quote_not_found: outdatedPrice,
  quote_expired: outdatedPrice,
  price_changed: "The price has changed. Check it before you pay.",
  cutoff_passed: "Bookings for this date are closed. You have not been charged.",
  offering_unavailable: "One of the offerings is not available in this quantity. Please check.",
  addon_unavailable: "One of the add-ons is not available in this quantity. Please check.",
  order_too_many: "Too many unpaid orders from your network. Pay for one of them, or wait.",
  order_expired: "The time to pay for this order is over. You have not been charged. Please book again.",
  already_paid: "This booking is already paid. Do not pay again.",
  payment_pending: confirmingMessages.short,
  gateway_down: "The payment service is not responding. You have not been charged. Try again in a minute.",
};

/** For an error code without its own message. */
export const otherError = "That did not work. What you filled in is saved; please try again.";

/** How long to wait, where the server says so. */
export const retryIn = (seconds: number): string =>
  `Try again in ${seconds > 5_400 ? `${Math.ceil(seconds / 3_600)} hours` : seconds > 59 ? `${Math.ceil(seconds / 60)} min` : `${seconds} s`}.`;
