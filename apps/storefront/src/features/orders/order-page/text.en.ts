import { ritualMessages } from "@aradhana/checkout/catalogue-messages-en";
import { priceMessages } from "@aradhana/checkout/messages-en";
import { plural } from "../../../shared/i18n/plural.ts";

export const text = {
  title: "Order",
  number: (number: string) => `Order ${number}`,
  placed: (when: string) => `Placed on ${when}`,
  next: {
    pay: { words: "This order is not paid yet.", action: "Pay now" },
    fill_sankalp: {
      words: (until: string) => `Add names by ${until}.`,
      action: "Add names",
    },
    edit_sankalp: {
      words: (until: string) => `The names can be changed until ${until}.`,
      action: "Change names",
    },
    give_details: { words: "We need the birth details before we can begin." },
    open_result: { words: "Your report is ready." },
    choose: { words: "We need your decision on this order.", action: "See the options" },
    wait: { words: "You do not have to do anything now." },
  },
  parts: {
    title: "In this order",
    give: "Add names",
    change: "Change names",
    see: "See names",
  },
  sankalp: "Sankalp",
  inDevanagari: "In Devanagari",
  inLatin: "In Latin letters",
  version: (n: number, when: string) => `Version ${n}, ${when}`,
  draft: "Draft, not submitted yet",
  proofs: "Recording and pictures",
  proofsLater: "Your recording will appear here.",
  price: "Price",
  details: { ...priceMessages, total: "Total" },
  soldBy: "Sold by",
  print: "Print or save the receipt",
  invoice: "Download the GST invoice (PDF)",
  paid: (when: string, method: string) => `Paid on ${when} by ${method}`,
  policy: ritualMessages.policy,
  refund: (pct: number, hours: number, until: string) =>
    `${pct}% refund if cancelled by ${until} (${hours} h before the start)`,
  over: "– expired",
  reschedule: (times: number, hours: number, until: string) =>
    `${plural("en", times, { one: "One free date change", other: `${times} free date changes` })} by ${until} (${hours} h before the start)`,
  care: "Customer care helps too: have your order number ready.",
  help: "Get help with this order",
  contact: "Contact",
  address: "Delivery address",
  sentTo: "Sent to",
  service: { title: "What you ordered", forWhom: (name: string) => `For ${name}` },
};
