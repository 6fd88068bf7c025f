import { errorMessages, otherError, retryIn } from "@aradhana/checkout/messages-en";

const notOffered = "This is no longer offered. Choose another date.";

export const text = {
  codes: {
    ...errorMessages,
    offer_not_found: notOffered,
    otp_paused: "Codes are paused for a moment, to protect accounts.",
    sold_out: "Every place is taken. Nothing was charged.",
    prasad_not_shipped: "The prasad is not sent to this country.",
    sankalp_locked: "The time for names has passed.",
  },
  other: otherError,
  wait: retryIn,
};
