export const text = {
  title: "Payment",
  checking: { heading: "Asking the bank", text: "This takes a few seconds." },
  pending: {
    heading: "Your payment is on its way",
    text: "Do not pay again. You may close this page: we will message you as soon as the bank answers.",
    again: "Ask again",
  },
  not_started: {
    heading: "This order is not paid yet",
    text: "Your booking is kept. Pay to confirm it.",
  },
  success: {
    heading: { pooja: "Paid. Your puja is booked.", chadhaava: "Paid. Your chadhava is booked." },
    text: {
      pooja: "Next, give the names that the priest will read out.",
      chadhaava: "Next, check the names as the priest will read them out.",
    },
    next: { pooja: "Fill in the sankalp", chadhaava: "Check the names" },
    order: "See the order",
  },
  failed: {
    heading: "The payment did not go through",
    declined: "The bank declined it. If money left your account, it is returned within 3 to 5 working days.",
    cancelled_by_buyer: "You stopped the payment. Nothing was charged.",
    gateway_error:
      "The payment service had a fault. If money left your account, it is returned within 3 to 5 working days.",
    retry: "Pay again for this order",
    otherMethod: "Another method can be chosen on the next page.",
  },
  expired: {
    heading: "The time to pay has run out",
    text: {
      pooja: "Nothing was charged. The puja can be booked again.",
      chadhaava: "Nothing was charged. The chadhava can be booked again.",
    },
    action: { pooja: "See upcoming pujas", chadhaava: "See upcoming chadhava" },
  },
  mismatch: {
    heading: "The amount paid does not match",
    text: "We are looking into it and return the money if the order cannot be kept. You need not do anything.",
  },
  refunded: { heading: "Refunded", text: "The amount has been sent back the way it came." },
  facts: {
    amount: "Amount",
    order: "Order number",
    pooja: "Puja",
    chadhaava: "Chadhava",
    when: "When",
    method: "Paid by",
    reference: "Bank reference",
  },
  gone: {
    heading: "We cannot show this order here",
    text: "Open the link in our message to you, or sign in with the phone you booked with.",
    signIn: "Sign in",
  },
  noOrder: {
    heading: "Which order is it?",
    text: "This address names no order. Open the link in our message to you, or choose among your orders.",
    orders: "Your orders",
  },
  failedToAsk: {
    heading: "We could not ask the bank just now",
    text: "This says nothing about your payment. Do not pay again before you have seen the answer.",
    retry: "Try again",
    requestId: "Request",
  },
  retryRefused: "The payment page did not open. Nothing was charged; try again in a moment.",
};
