import {
  addressMessages,
  confirmingMessages,
  consentMessages,
  priceMessages,
} from "@aradhana/checkout/messages-en";

export const text = {
  contact: {
    title: "Contact details",
    note: "Only for updates about this order.",
    signedIn: (phone: string) => `Booking as ${phone}`,
    signIn: "Have an account? Sign in",
  },
  address: addressMessages,
  price: {
    ...priceMessages,
    title: "Price details",
    working: "Updating the price…",
    retry: "Try again",
  },
  pay: {
    ...consentMessages,
    pay: (amount: string) => `Pay ${amount}`,
    total: "Total",
    changed: "The price has changed. Check it and pay again.",
    paid: "You have already paid for this.",
    order: "See the order",
    checkStatus: confirmingMessages.action,
    failed: "That did not work. You have not been charged; what you filled in is saved.",
  },
};
