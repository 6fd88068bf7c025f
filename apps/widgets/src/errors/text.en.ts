import { errorMessages, otherError, retryIn } from "@aradhana/checkout/messages-en";

const notOffered = "This is no longer available. Choose another date.";

export const text = {
  codes: {
    ...errorMessages,
    offer_not_found: notOffered,
    otp_unavailable: "OTPs cannot be sent to this number right now.",
    otp_paused: "OTPs are paused for a moment to protect accounts.",
    sold_out: "All places are booked. You have not been charged.",
    prasad_not_shipped: "Prasad is not delivered to this country.",
    sankalp_locked: "Names can no longer be changed.",
  },
  other: otherError,
  wait: retryIn,
};
