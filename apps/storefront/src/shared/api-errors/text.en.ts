import type { ToldCode } from "./shown-code.ts";

const outdated = "This page has grown old. Load it again; what you filled in is kept.";
const notOffered = "This puja, or this package of it, is no longer offered. Choose another date.";

const codes: Record<ToldCode, string> = {
  network: "No connection. What you filled in is kept; try again when you are online.",
  malformed_body: outdated,
  not_found: outdated,
  method_not_allowed: outdated,
  session_missing: outdated,
  idempotency_key_missing: outdated,
  idempotency_key_reused: "This was sent before with other details. Try again.",
  body_too_large: "This is more than we can take. Shorten what you wrote and try again.",
  invalid_input: "Something that was filled in cannot be used. Look it over and try again.",
  internal: "Something went wrong on our side. Try again in a moment.",
  unauthorized: "You were signed out. Sign in to continue",
  "pooja.not_found": notOffered,
  "package.not_found": notOffered,
  "chadhaava.not_found": "This chadhava is no longer offered. Choose another date.",
  too_many_requests: "Too much was asked for from your network in a short time.",
  "policy.not_found": outdated,
  offer_not_found: notOffered,
  otp_too_soon: "A code was sent a moment ago.",
  otp_too_many: "Too many codes were asked for.",
  otp_blocked: "Too many wrong codes.",
  otp_paused: "Signing in is paused for a moment, to protect accounts.",
  otp_wrong: "This code is not right. Look again at the newest message.",
  otp_expired: "This code has expired. Ask for a new one.",
  quote_too_many: "Too many prices were asked for from your network.",
  quote_not_found: "The price shown is too old. Look the new one over and try again.",
  quote_expired: "The price shown is too old. Look the new one over and try again.",
  price_changed: "The price has changed. Look it over before you pay.",
  cutoff_passed: "Bookings for this date are closed. Nothing was charged.",
  sold_out: "Every place of this puja is taken. Nothing was charged.",
  prasad_not_shipped: "The prasad of this puja is not sent to this country. Choose a package without it.",
  addon_unavailable: "One of the add-ons is no longer offered, or not so many of it. Look them over.",
  offering_unavailable: "One of the offerings is no longer there, or not in this quantity. Look them over.",
  order_too_many: "Too many orders from your network wait for their payment. Pay for one of them, or wait.",
  order_not_found: "We cannot show this order here. Open the link in our message to you, or sign in.",
  order_expired: "The time to pay for this order has run out. Nothing was charged; book again.",
  pay_later_not_offered: "This puja cannot be paid later. Pay now to book it.",
  reservation_waiting: "You have another booking waiting. Pay for it, or let its ten minutes pass.",
  reservation_too_many: "Too many places are being held from your network.",
  reservation_not_found: "This place is not held any more. Nothing was charged; book again.",
  reservation_expired:
    "The ten minutes are over and the place is free again. Nothing was charged; book again.",
  already_paid: "This booking is paid already. Do not pay again.",
  gateway_down: "The payment service does not answer. Nothing was charged; try again in a minute.",
  sankalp_locked: "The time for changes has passed: the names are with the priest.",
};

export const text = {
  codes,
  other: "That did not work. What you filled in is kept; please try again.",
  wait: (seconds: number) =>
    `Try again in ${seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
};
