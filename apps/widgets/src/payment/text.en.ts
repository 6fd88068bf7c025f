import { paymentMessages, priceMessages } from "@aradhana/checkout/messages-en";

export const text = {
  ...paymentMessages,
  heading: "Pay for your booking",
  summary: {
    heading: "Your order",
    ...priceMessages,
  },
  safe: "The payment opens on a page of its own, at the payment service's address. This page updates by itself.",
  open: (amount: string) => `Open secure payment, ${amount}`,
  opening: "Preparing the payment",
  opened: "Pay on the page that has opened. As soon as the bank answers, you will see it here.",
  upi: "Pay with a UPI app",
  openedApp:
    "Pay in the app that has opened, then come back. As soon as the bank answers, you will see it here.",
  noApp: "No payment app could be opened. Nothing was charged: pay on the secure page instead.",
  openAgain: "Open it again",
  payAgain: (amount: string) => `Pay again, ${amount}`,
  retry: "Try again",
  left: {
    title: "The payment is not finished",
    text: "Nothing was charged. Open the payment again to continue. If you have just paid, wait a moment: you will see it here.",
  },
  names: {
    here: "The priest has the names; you can change them on the order's page.",
    elsewhere: "See the next steps on the order's page.",
    waiting: "The names are being sent to the priest. Keep this page open until they arrive.",
    refused: "The names could not be sent. Give them on the order's page.",
  },
  partner: (site: string) => `See the order at ${site}`,
  elsewhere: {
    heading: "See the result where you booked",
    text: "Go back to the page on which you booked: it updates by itself, even if you closed the booking and opened it again. You can close this page. Or open the link in our message to you.",
  },
  last: {
    proceed: "Continue",
    see: "See the booking",
    hide: "Hide this",
    order: (ritual: string, number: string) => `${ritual}, order ${number}`,
  },
  earlier: {
    title: (number: string) => `You have an earlier order, ${number}`,
    text: "Pay only for what you want to book: an order that is not paid expires by itself.",
    see: "See that order",
  },
};
