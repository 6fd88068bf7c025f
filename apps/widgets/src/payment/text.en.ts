import {
  confirmingMessages,
  paymentMessages,
  priceMessages,
  reviewMessages,
} from "@aradhana/checkout/messages-en";
import { siteMessages } from "@aradhana/checkout/site-messages-en";

export const text = {
  ...paymentMessages,
  confirming: confirmingMessages,
  review: reviewMessages,
  heading: "Pay for your booking",
  summary: {
    heading: "Your order",
    ...priceMessages,
  },
  safe: "Payment opens on the payment service's own page. This page updates by itself.",
  open: (amount: string) => `Open secure payment, ${amount}`,
  opening: "Preparing the payment",
  opened: "Pay on the page that opened. You will see the result here.",
  upi: "Pay with a UPI app",
  openedApp: "Pay in the app that opened, then come back. You will see the result here.",
  noApp: "No UPI app opened. You have not been charged. Pay on the secure page instead.",
  openAgain: "Open it again",
  payAgain: (amount: string) => `Pay again, ${amount}`,
  retry: siteMessages.retry,
  help: { ask: siteMessages.askOnWhatsapp, aboutOrder: siteMessages.aboutOrder },
  left: {
    title: "Payment not complete",
    text: "We have not received a payment yet. If you just paid, do not pay again: the result appears here. If not, open the payment again.",
  },
  names: {
    here: "We have the names. You can change them on the order page.",
    elsewhere: "See the next steps on the order page.",
    waiting: "We are sending the names. Keep this page open.",
    refused: "We could not send the names. Add them on the order page.",
  },
  partner: (site: string) => `See the order at ${site}`,
  elsewhere: {
    heading: "See the result where you booked",
    text: "Go back to the page where you booked: it updates by itself. You can close this page. Or open the link we sent you.",
  },
  last: {
    proceed: "Continue",
    see: "See the booking",
    hide: "Hide",
    order: (ritual: string, number: string) => `${ritual}, order ${number}`,
  },
  earlier: {
    title: (number: string) => `You have an earlier order, ${number}`,
    text: "Pay only for what you want to book. An unpaid order expires by itself.",
    see: "See that order",
  },
};
