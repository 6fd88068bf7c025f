import { paymentMessages } from "@aradhana/checkout/messages-hi";
import type { text as english } from "./text.en.ts";

export const text: typeof english = {
  title: "आपका ऑर्डर",
  heading: "आपका ऑर्डर हो गया",
  unpaid: paymentMessages.unpaid.heading,
  number: "ऑर्डर नंबर",
  arrives: "कब पहुँचेगा",
  between: (from, to) => `${from} से ${to}`,
  address: "डिलीवरी का पता",
  cash: "डिलीवरी पर देना है",
  paid: "भुगतान हुआ",
  pay: "भुगतान करें",
  order: "ऑर्डर देखें",
  orderAndInvoice: "ऑर्डर और इनवॉइस देखें",
  items: "वस्तुएँ",
  quantity: (qty, title) => (qty > 1 ? `${qty} × ${title}` : title),
  parts: "आगे क्या होगा",
  parcel: "आपका पार्सल",
  arrivesBetween: (from, to) => `${from} से ${to} के बीच पहुँचेगा`,
  performed: (when) => `तारीख: ${when}`,
  names: {
    fill_sankalp: "नाम दें",
    edit_sankalp: "नाम बदलें",
    until: (when) => `संकल्प के नाम ${when} तक दे सकते हैं।`,
  },
  suggestions: "इसके साथ",
};
