import { errorMessages, otherError, retryIn } from "@aradhana/checkout/messages-en";
import type { ReportedCode } from "./shown-code.ts";

const outdated = "This page has grown old. Load it again; what you filled in is kept.";
const notOffered = "This puja, or this package of it, is no longer offered. Choose another date.";

const codes: Record<ReportedCode, string> = {
  ...errorMessages,
  malformed_body: outdated,
  not_found: outdated,
  method_not_allowed: outdated,
  session_missing: outdated,
  idempotency_key_missing: outdated,
  idempotency_key_reused: "This was sent before with other details. Try again.",
  body_too_large: "This is more than we can take. Shorten what you wrote and try again.",
  internal: "Something went wrong on our side. Try again in a moment.",
  unauthorized: "You were signed out. Sign in to continue",
  "pooja.not_found": notOffered,
  "package.not_found": notOffered,
  "chadhaava.not_found": "This chadhava is no longer offered. Choose another date.",
  "policy.not_found": outdated,
  offer_not_found: notOffered,
  otp_paused: "Signing in is paused for a moment, to protect accounts.",
  sold_out: "This puja is fully booked. Nothing was charged.",
  prasad_not_shipped: "The prasad of this puja is not sent to this country. Choose a package without it.",
  order_not_found: "We cannot show this order here. Open the link in our message to you, or sign in.",
  pay_later_not_offered: "This puja cannot be paid later. Pay now to book it.",
  reservation_waiting: "You have another booking waiting. Pay for it, or let its ten minutes pass.",
  reservation_too_many: "Too many places are being held from your network.",
  reservation_not_found: "This place is not held any more. Nothing was charged; book again.",
  reservation_expired:
    "The ten minutes are over and the place is free again. Nothing was charged; book again.",
  sankalp_locked: "The time for changes has passed: the names are with the priest.",
};

export const text = {
  codes,
  other: otherError,
  wait: retryIn,
};
