import {
  addressMessages,
  confirmingMessages,
  consentMessages,
  invoiceLostMessages,
  placingMessages,
  priceMessages,
} from "@aradhana/checkout/messages-en";

export const text = {
  contact: {
    title: "Contact details",
    note: placingMessages.contactNote,
    signedIn: (phone: string) => `Booking as ${phone}`,
    signIn: "Have an account? Sign in",
  },
  address: addressMessages,
  invoice: invoiceLostMessages,
  price: {
    ...priceMessages,
    title: "Price",
    working: "Updating the price…",
    retry: "Try again",
  },
  pay: {
    ...consentMessages,
    pay: (amount: string) => `Pay ${amount}`,
    total: "Total",
    changed: (before: string, now: string) =>
      `The total was ${before} and is now ${now}. You have not been charged. Check it and pay again.`,
    checkAgain: "You have not been charged. Check the price and pay again.",
    paid: "You have already paid for this.",
    order: "See the order",
    checkStatus: confirmingMessages.action,
    failed: placingMessages.failed,
  },
};
