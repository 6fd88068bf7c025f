export const text = {
  heading: "Pay for your booking",
  checking: { heading: "Asking the bank", text: "This takes a few seconds." },
  safe: "The payment opens in a page of its own, with the payment service's address. This page follows by itself.",
  open: (amount: string) => `Open secure payment, ${amount}`,
  opening: "Preparing the payment",
  opened: "Pay in the page that has opened. As soon as the bank answers, it is shown here.",
  upi: "Pay with a UPI app",
  openedApp: "Pay in the app that has opened, and come back. As soon as the bank answers, it is shown here.",
  noApp: "No payment app could be opened. Nothing was charged: pay on the secure page instead.",
  openAgain: "Open it again",
  again: "Ask again",
  retry: "Try again",
  left: {
    title: "The payment is not finished",
    text: "Nothing was charged. Open the payment again to go on. If you have just paid, wait a moment: it is shown here.",
  },
  back: {
    heading: "We are checking with the bank",
    text: "Do not pay again. The answer may take a minute; it is shown here.",
  },
  unpaid: {
    heading: "This booking is not paid yet",
    text: "The payment was not finished, and nothing was charged. Pay to confirm the booking.",
    pay: "Pay for this order",
  },
  pending: {
    heading: "Your payment is on its way",
    text: "Do not pay again. We will message you as soon as the bank answers; you may leave this page.",
  },
  success: {
    heading: "Paid. Your booking stands.",
    text: "The names are with the priest; you can change them on the order's page.",
    textElsewhere: "What is next stands on the order's page.",
    namesMissing: "The names could not be handed in. Give them on the order's page.",
    order: "Open the order",
    partner: (site: string) => `See the order at ${site}`,
  },
  failed: {
    heading: "The payment did not go through",
    declined: "The bank declined it. If money left your account, it is returned within 3 to 5 working days.",
    cancelled_by_buyer: "You stopped the payment. Nothing was charged.",
    gateway_error:
      "The payment service had a fault. If money left your account, it is returned within 3 to 5 working days.",
    retry: "Pay again for this order",
  },
  expired: {
    heading: "The time to pay has run out",
    text: "Nothing was charged. It can be booked again.",
    pooja: "See the coming pujas",
    chadhaava: "See the coming chadhava",
  },
  mismatch: {
    heading: "The amount paid does not match",
    text: "We are looking into it and return the money if the order cannot be kept. You need not do anything.",
  },
  refunded: { heading: "Refunded", text: "The amount has been sent back the way it came." },
  elsewhere: {
    heading: "How it went is shown where you booked",
    text: "Go back to the page on which you booked: it follows by itself, and this one can be closed. Or open the link in our message to you.",
  },
  facts: {
    rite: "Booking",
    when: "When",
    amount: "Amount",
    order: "Order number",
    reference: "Bank reference",
  },
};
