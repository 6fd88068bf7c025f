const returned = "If money left your account, it is returned within 3 to 5 working days.";

/** What a buyer reads about a payment, in the states that say the same for every line of business. */
export const paymentMessages = {
  checking: { heading: "Checking with the bank", text: "This takes a few seconds." },
  pending: { heading: "Your payment is being processed" },
  failed: {
    heading: "The payment did not go through",
    declined: `The bank declined it. ${returned}`,
    cancelled_by_buyer: "You stopped the payment. Nothing was charged.",
    gateway_error: `The payment service had a fault. ${returned}`,
    retry: "Pay again for this order",
  },
  expired: { heading: "The time to pay has run out" },
  mismatch: {
    heading: "The amount paid does not match",
    text: "We are checking it and return the money if the order cannot be kept. You need not do anything.",
  },
  refunded: { heading: "Refunded", text: "The amount has been sent back the way it came." },
  facts: { when: "When", amount: "Amount", order: "Order number", reference: "Bank reference" },
};
