const oldPrice = "The price shown is too old. Look the new one over and try again.";
const notOffered = "This is no longer offered. Choose another date.";

export const text = {
  codes: {
    network: "No connection. What you filled in is kept; try again when you are online.",
    invalid_input: "Something that was filled in cannot be used. Look it over and try again.",
    too_many_requests: "Too much was asked for from your network in a short time.",
    offer_not_found: notOffered,
    otp_too_soon: "A code was sent a moment ago.",
    otp_too_many: "Too many codes were asked for.",
    otp_blocked: "Too many wrong codes.",
    otp_paused: "Codes are paused for a moment, to protect accounts.",
    otp_wrong: "This code is not right. Look again at the newest message.",
    otp_expired: "This code has expired. Ask for a new one.",
    quote_too_many: "Too many prices were asked for from your network.",
    quote_not_found: oldPrice,
    quote_expired: oldPrice,
    price_changed: "The price has changed. Look it over before you pay.",
    cutoff_passed: "Bookings for this date are closed. Nothing was charged.",
    sold_out: "Every place is taken. Nothing was charged.",
    prasad_not_shipped: "The prasad is not sent to this country.",
    addon_unavailable: "One of the add-ons is no longer offered, or not so many of it.",
    offering_unavailable: "One of the offerings is no longer there, or not in this quantity.",
    order_too_many: "Too many orders from your network wait for their payment. Pay for one of them, or wait.",
    order_expired: "The time to pay for this order has run out. Nothing was charged; book again.",
    already_paid: "This booking is paid already. Do not pay again.",
    gateway_down: "The payment service does not answer. Nothing was charged; try again in a minute.",
    sankalp_locked: "The time for names has passed.",
  },
  other: "That did not work. What you filled in is kept; please try again.",
  wait: (seconds: number) =>
    `Try again in ${seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
};
