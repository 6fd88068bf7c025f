export const text = {
  title: "Name correction report",
  made: (when: string) => `Made on ${when}`,
  number: "Order number",
  order: "See the order",
  now: "The name as it is",
  options: (count: number) => `${count} other spellings`,
  letters: (name: string) => `Letters of ${name}`,
  sound: "Sounds the same",
  notes: "Good to know",
  again: "Order another report",
  unpaid: { heading: "This order is not paid yet", pay: "Pay now" },
  making: {
    heading: "Your report is being made",
    text: "This page opens it as soon as it is ready. You can close the page: we send you a message.",
  },
  failed: {
    heading: "There is no report for this order",
    text: "It was cancelled, or we could not make the report. What was paid is refunded in full.",
  },
  deleted: { heading: "This report was deleted", text: "It cannot be restored." },
  sample: {
    title: "Sample report",
    text: "The person is made up. Everything else is calculated as in your own report.",
    order: "Check your own name",
  },
};
