import { paymentMessages } from "@aradhana/checkout/messages-en";

export const text = {
  ...paymentMessages,
  title: "Payment",
  paid: {
    text: {
      pooja: "Next, give the names that the priest will read out.",
      chadhaava: "Next, check the names as the priest will read them out.",
    },
    next: { pooja: "Fill in the sankalp", chadhaava: "Check the names" },
  },
  otherMethod: "You can choose another method on the next page.",
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
