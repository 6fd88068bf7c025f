const returned = "If money left your account, it is returned within 3 to 5 working days.";

/** What a buyer reads about a payment, in every state that it can be in. Keys under `heading` and `action` are lines of business. */
export const paymentMessages = {
  checking: { heading: "Checking with the bank", text: "This takes a few seconds." },
  back: {
    heading: "We are checking with the bank",
    text: "Do not pay again. The answer may take a minute; it is shown here.",
  },
  pending: {
    heading: "Your payment is being processed",
    text: "Do not pay again. You may close this page: we will message you as soon as the bank answers.",
    again: "Check again",
  },
  unpaid: {
    heading: "This order is not paid yet",
    text: "Your booking is saved. Pay to confirm it.",
    pay: "Pay for this order",
  },
  success: {
    heading: { pooja: "Paid. Your puja is booked.", chadhaava: "Paid. Your chadhava is booked." },
    order: "See the order",
  },
  failed: {
    heading: "The payment did not go through",
    declined: `The bank declined it. ${returned}`,
    cancelled_by_buyer: "You stopped the payment. Nothing was charged.",
    gateway_error: `The payment service had a fault. ${returned}`,
    retry: "Pay again for this order",
  },
  expired: {
    heading: "The time to pay has run out",
    text: "Nothing was charged. You can book again.",
    action: { pooja: "See upcoming pujas", chadhaava: "See upcoming chadhava" },
  },
  mismatch: {
    heading: "The amount paid does not match",
    text: "We are checking it and return the money if the order cannot be kept. You need not do anything.",
  },
  refunded: { heading: "Refunded", text: "The amount has been sent back the way it came." },
  facts: {
    ...{ pooja: "Puja", chadhaava: "Chadhava", when: "When", amount: "Amount" },
    ...{ order: "Order number", method: "Paid by", reference: "Bank reference" },
  },
};
export type PaymentMessages = typeof paymentMessages;
