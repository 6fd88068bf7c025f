const outdatedPrice = "The price shown is too old. Check the new one and try again.";

/** What a buyer reads when a request of a checkout fails, by its error code; the same for every line of business. */
export const errorMessages = {
  network: "No connection. What you filled in is saved; try again when you are online.",
  invalid_input: "Something that was filled in cannot be used. Check it and try again.",
  too_many_requests: "Too many requests from your network in a short time.",
  otp_too_soon: "A code was sent a moment ago.",
  otp_too_many: "Too many codes were requested.",
  otp_blocked: "Too many wrong codes.",
  otp_wrong: "This code is not right. Check the newest message.",
  otp_expired: "This code has expired. Ask for a new one.",
  quote_too_many: "Too many prices were requested from your network.",
  quote_not_found: outdatedPrice,
  quote_expired: outdatedPrice,
  price_changed: "The price has changed. Check it before you pay.",
  cutoff_passed: "Bookings for this date are closed. Nothing was charged.",
  offering_unavailable: "One of the offerings is no longer there, or not in this quantity. Check them.",
  addon_unavailable: "One of the add-ons is no longer offered, or not so many of it. Check them.",
  order_too_many: "Too many orders from your network wait for their payment. Pay for one of them, or wait.",
  order_expired: "The time to pay for this order has run out. Nothing was charged; book again.",
  already_paid: "This booking is paid already. Do not pay again.",
  gateway_down: "The payment service does not respond. Nothing was charged; try again in a minute.",
};

/** Of an error code without a message of its own. */
export const otherError = "That did not work. What you filled in is saved; please try again.";

/** How long to wait, where the server says so. */
export const retryIn = (seconds: number): string =>
  `Try again in ${seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`;
