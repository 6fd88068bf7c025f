import { paymentMessages } from "@aradhana/checkout/messages-en";
export const text = {
  title: "Payment",
  checking: paymentMessages.checking,
  pending: {
    ...paymentMessages.pending,
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
    ...paymentMessages.failed,
    otherMethod: "Another method can be chosen on the next page.",
  },
  expired: {
    ...paymentMessages.expired,
    text: {
      pooja: "Nothing was charged. The puja can be booked again.",
      chadhaava: "Nothing was charged. The chadhava can be booked again.",
    },
    action: { pooja: "See upcoming pujas", chadhaava: "See upcoming chadhava" },
  },
  mismatch: paymentMessages.mismatch,
  refunded: paymentMessages.refunded,
  facts: {
    ...paymentMessages.facts,
    pooja: "Puja",
    chadhaava: "Chadhava",
    method: "Paid by",
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
