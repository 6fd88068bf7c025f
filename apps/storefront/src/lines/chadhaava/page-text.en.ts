import {
  addressMessages,
  consentMessages,
  namesMessages,
  priceMessages,
} from "@aradhana/checkout/messages-en";
import type { PoojaStatus } from "@aradhana/core/contract";
import { plural } from "../../shared/i18n/plural.ts";

export const text = {
  list: "Chadhava",
  description: (title: string, temple: string, date: string) =>
    `${title} at ${temple} on ${date}: choose offerings, give the names, and see the recording.`,
  askAbout: (title: string, date: string) => `I have a question about ${title} on ${date}:`,
  proof: {
    label: "Recording",
    within: (hours: number) => `within ${plural("en", hours, { one: "1 hour", other: `${hours} hours` })}`,
    more: "It starts where your name is read",
  },
  offerings: {
    title: "Choose offerings",
    note: "Nothing is chosen for you. Each is offered in the names you give.",
    each: (unit: string) => `per ${unit}`,
    less: (name: string) => `Fewer: ${name}`,
    more: (name: string) => `More: ${name}`,
    least: (quantity: number, unit: string) => `${quantity} ${unit} or more`,
    missing: "Choose at least one offering.",
  },
  names: {
    ...namesMessages,
    note: "The priest reads them out with the offering. Leave the gotra empty if you do not know it: Kashyapa is said then.",
    limit: (limit: number) => `Up to ${plural("en", limit, { one: "1 name", other: `${limit} names` })}`,
  },
  prasad: {
    add: (fee: string) => `Send me prasad, ${fee}`,
    onlyIndia: "Prasad is sent within India only.",
  },
  contact: {
    title: "Contact",
    note: "Only to reach you about this order.",
    signedIn: (phone: string) => `Booking as ${phone}`,
    signIn: "Have an account? Sign in",
  },
  address: addressMessages,
  price: {
    ...priceMessages,
    title: "Price details",
    empty: "The price appears once you choose an offering.",
    working: "Updating the price…",
    retry: "Try again",
    ritual: "For the offering, exempt from tax",
    inAll: (quantity: number, name: string) =>
      `In more than one of your choices: ${quantity} × ${name} in all.`,
  },
  pay: {
    ...consentMessages,
    pay: (amount: string) => `Pay ${amount}`,
    choose: "Choose offerings",
    total: "Total",
    changed: "The price has changed. Check the price details and pay again.",
    paid: "You have paid for this already.",
    order: "See the order",
    failed: "That did not work. Nothing was charged; what you filled in is saved.",
  },
  large: {
    heading: "Please check the quantity",
    text: "This is a large quantity. It is bought and offered as you enter it.",
    confirm: "It is right, pay",
    change: "Change the quantity",
  },
  outcome: {
    heading: {
      open: "",
      closed: "Offerings are closed",
      live: "The offerings are being made now",
      performed: "The offerings have been made",
      cancelled: "This chadhava was cancelled",
    } satisfies Record<PoojaStatus, string>,
    text: {
      open: () => "",
      closed: (date: string) => `The priests are preparing for ${date}. No more names can be added.`,
      live: (date: string) => `It began on ${date}. Those who booked find the recording in their orders.`,
      performed: (date: string) =>
        `It took place on ${date}. Those who booked find the recording in their orders.`,
      cancelled: (date: string) =>
        `It was to take place on ${date}. Those who booked choose in their orders what happens next.`,
    } satisfies Record<PoojaStatus, (date: string) => string>,
    seeOthers: "See upcoming chadhava",
  },
  about: "About this chadhava",
  temple: (name: string) => `About ${name}`,
  templeUpcoming: "Upcoming chadhava here",
};
