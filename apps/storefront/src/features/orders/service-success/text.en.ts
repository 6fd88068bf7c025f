import type { ServiceType } from "@aradhana/core/contract";

export const text = {
  title: "Your order",
  heading: "Order received",
  ended: "This order has ended",
  number: "Order number",
  what: "Ordered",
  forWhom: "For",
  due: "Ready by",
  when: "When",
  making:
    "It is being made now. This page shows it as soon as it is ready. You can close the page: we send you a message.",
  details: { heading: "One thing is missing: the birth details", action: "Add the birth details" },
  ready: { heading: "Your report is ready", action: "Open the report" },
  next: "What happens next",
  booking: "Open the booking",
  steps: {
    kundali: [
      "You get a message with a link to the report. It stays there for you.",
      "Birth details wrong? Correct them on the report at any time, free of charge.",
      "On the report you can download a PDF, share it for a week, or delete everything.",
    ],
    consultation: [
      "You can join 10 minutes before the time: open the booking from your order or from our message.",
      "You can move it once, or cancel it, on the page of the booking: it shows your refund.",
      "You pay only for the time that you talk. Unused time is refunded automatically.",
    ],
    name_correction: [
      "You get a message with a link to three to five spellings, each with its reasons.",
      "Your documents do not change: a new legal name needs an affidavit and the gazette.",
      "The name cannot be changed in this order any more. For another name, order another report.",
    ],
  } satisfies Record<ServiceType, readonly string[]>,
};
