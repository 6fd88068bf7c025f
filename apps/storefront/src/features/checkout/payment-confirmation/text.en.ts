import { orderAccessMessages, paymentMessages } from "@aradhana/checkout/messages-en";

export const text = {
  ...paymentMessages,
  title: "Payment",
  paid: {
    mixedHeading: paymentMessages.success.heading.abhimantrit,
    text: {
      due: "Next, add names for the sankalp.",
      given: "We have the names for the sankalp. You can check them.",
      mixed: "Next, see what each part of your order needs.",
      goods: "We will message you when it is on its way.",
      service: "It is being made now. We will send you a message as soon as it is ready.",
      session: "You can join from 10 minutes before the start. Our message has the link.",
    },
    next: {
      due: "Add names",
      given: "Check names",
      mixed: "See the next steps",
      goods: "See when it arrives",
      service: "Check the status",
      session: "Open the booking",
    },
  },
  otherMethod: "You can choose another method on the next page.",
  gone: {
    heading: orderAccessMessages.missing,
    text: orderAccessMessages.missingText,
    signIn: "Sign in",
  },
  failedToAsk: {
    heading: "We could not check with the bank",
    text: "Your payment may have gone through. Do not pay again until you see the result.",
    retry: "Try again",
    requestId: "Reference number",
  },
  retryRefused: "The payment page did not open. You have not been charged. Try again in a moment.",
};
