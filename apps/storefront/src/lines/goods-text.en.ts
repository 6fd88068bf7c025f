import { addressMessages } from "@aradhana/checkout/messages-en";
import { units } from "../shared/i18n/units.en.ts";

export const text = {
  buy: "Buy now",
  taxes: (pct: number, amount: string) => (pct > 0 ? `incl. GST ${pct}% (${amount})` : "no GST"),
  mrp: (price: string) => `MRP ${price}, incl. all taxes`,
  soldOut: "Out of stock",
  energisation: {
    title: "How it is energised",
    by: (priest: string) => `Performed by ${priest}`,
    on: (day: string) => `The pieces in stock were energised on ${day}.`,
    video: "Watch the video",
    inYourName: (fee: string, extraDays: number) =>
      `In your name and gotra: ${fee} more${extraDays > 0 ? `, sent ${units.days(extraDays)} later` : ""}. You choose it when you order.`,
  },
  certificate: {
    title: "Certificate",
    number: (number: string) => `Report no. ${number}`,
    issued: (day: string) => `Issued on ${day}`,
    verify: (lab: string) => `Verify at ${lab}`,
    scan: (number: string) => `Picture of report ${number}`,
    open: "Open the report",
    openPdf: "Open the report (PDF)",
    sample: "A sample, drawn from the facts on this page.",
  },
  /** What a setting of a stone is called. */
  setting: {
    form: { loose: "Loose stone", ring: "Ring", pendant: "Pendant" },
    of: (form: string, metal: string) => `${form}, ${metal}`,
  },
  returns: {
    title: "Returns",
    policy: "Return policy",
    returned: (count: number) => (count > 0 ? `Return within ${units.days(count)}.` : "Cannot be returned."),
  },
  sources: "Sources",
  care: "Care",
  label: {
    title: "Product information",
    fact: "Fact",
    value: "Details",
    net_quantity: "Net quantity",
    mrp: "MRP (incl. all taxes)",
    origin: "Country of origin",
    maker: "Made or packed by",
    seller: "Sold by",
    hsn: "HSN code",
    gst: "GST",
    sku: "Item code",
  },
  delivery: {
    title: "Delivery",
    pin: addressMessages.pin,
    pinError: addressMessages.pinError,
    check: "Check",
    checkAbroad: "Check delivery to your country",
    arrives: (from: string, to: string, place: string) =>
      `Arrives between ${from} and ${to}${place && ` in ${place}`}`,
    unknownPin: "We do not know this PIN code. Check that it is right.",
    fee: (fee: string) => `Delivery ${fee}`,
    free: "Free delivery",
    freeFrom: (amount: string) => `Free for items worth ${amount} or more`,
    insured: "Insured until it reaches you",
    cod: "Cash on delivery is possible here after signing in",
    none: "We cannot deliver there yet. Try another PIN code, or ask us on WhatsApp.",
    failed: "Could not check the delivery. Try again.",
  },
};
