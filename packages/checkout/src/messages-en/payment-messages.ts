import { confirmingMessages } from "./confirming-messages.ts";

const returned = "If your account was debited, the money will be returned in 3 to 5 working days.";

/** Where the link to a paid order goes. */
export const linkMessages = {
  linkSent: "Order link sent",
  linkOnItsWay: "Order link on its way",
  linkTo: { sms: (to: string) => `SMS to ${to}`, whatsapp: (to: string) => `WhatsApp to ${to}` },
};
export type LinkMessages = typeof linkMessages;

/** What a buyer reads about a payment, in every state that it can be in. Keys under `heading` and `action` are lines of business. */
export const paymentMessages = {
  checking: { heading: "Checking with the bank", text: "This takes a few seconds." },
  back: {
    heading: confirmingMessages.heading,
    text: "Do not pay again. This may take a minute. You will see the result here.",
  },
  pending: {
    heading: confirmingMessages.heading,
    text: "Do not pay again. You may close this page: we will message you as soon as the bank confirms it.",
    again: "Check again",
  },
  unpaid: {
    heading: "This order is not paid yet",
    text: "Your booking is saved. Pay to confirm it.",
    pay: "Pay for this order",
  },
  success: {
    heading: {
      pooja: "Payment received. Puja booked.",
      chadhaava: "Payment received. Chadhava booked.",
      abhimantrit: "Payment received. Order confirmed.",
      gemstone: "Payment received. Order confirmed.",
      kundali: "Payment received. Your kundali is being prepared.",
      name_correction: "Payment received. Your name report is being prepared.",
      consultation: "Payment received. Your consultation is booked.",
    },
    order: "See the order",
  },
  /** The page of what was paid, to print or save. */
  receipt: "Receipt",
  failed: {
    heading: "Payment failed",
    declined: `Your bank declined it. ${returned}`,
    cancelled_by_buyer: "You cancelled the payment. You have not been charged.",
    gateway_error: `The payment service had a problem. ${returned}`,
    retry: "Pay again",
  },
  expired: {
    heading: "The time to pay is over",
    text: "You have not been charged. You can book again.",
    action: {
      pooja: "See upcoming pujas",
      chadhaava: "See upcoming chadhava",
      abhimantrit: "See products",
      gemstone: "See gemstones",
      kundali: "Order the kundali again",
      name_correction: "Go to name correction",
      consultation: "Choose another time",
    },
  },
  mismatch: {
    heading: "The amount paid does not match",
    text: "We are checking it. If the order cannot be confirmed, we will refund you. You do not have to do anything.",
  },
  refunded: { heading: "Refunded", text: "The amount was refunded to your original payment method." },
  facts: {
    ...{ pooja: "Puja", chadhaava: "Chadhava", abhimantrit: "Product", gemstone: "Gemstone" },
    ...{ kundali: "Kundali", name_correction: "Name correction", consultation: "Consultation" },
    ...{ items: "Items", when: "When", arrives: "Arrives by", amount: "Amount" },
    ...{ order: "Order number", method: "Paid by", reference: "Bank reference" },
    ...linkMessages,
  },
};
export type PaymentMessages = typeof paymentMessages;
