import type { PoojaStatus } from "@aradhana/core/contract";
import { plural } from "../../../shared/i18n/plural.ts";

const units = {
  days: (n: number) => plural("en", n, { one: "1 day", other: `${n} days` }),
  hours: (n: number) => plural("en", n, { one: "1 hour", other: `${n} hours` }),
  minutes: (n: number) => plural("en", n, { one: "1 minute", other: `${n} minutes` }),
  seconds: (n: number) => plural("en", n, { one: "1 second", other: `${n} seconds` }),
};

export const text = {
  description: (title: string, temple: string, date: string) =>
    `${title} at ${temple} on ${date}: packages, who performs it, what you receive and how it is proved.`,
  pujas: "Pujas",
  vipPujas: "VIP pujas",
  askAbout: (title: string, date: string) => `I have a question about ${title} on ${date}:`,
  kind: { group: "Many families share the rite", individual: "For one family alone" },
  booking: {
    title: "Choose a package",
    people: (min: number, max: number) =>
      min === max
        ? plural("en", max, { one: "For 1 person", other: `For ${max} people` })
        : `For ${min} to ${max} people`,
    inEvery: "In every package:",
    continue: "Continue",
    bookNow: "Book now",
    continueWith: (price: string) => `Continue ${price}`,
    note: "You pay at the end. Names are asked for after that.",
    taxes: "All taxes are in the price.",
    prasadOnlyIndia: "Prasad is sent within India only. Everything else reaches you wherever you are.",
    payLater: "You can hold a place for ten minutes before you pay.",
  },
  outcome: {
    heading: {
      open: "",
      closed: "Bookings are closed",
      live: "The rite is being performed now",
      performed: "This puja has been performed",
      cancelled: "This puja was cancelled",
    } satisfies Record<PoojaStatus, string>,
    text: {
      open: () => "",
      closed: (date: string) => `The priests are preparing for ${date}. No more names can be added.`,
      live: (date: string) => `It began on ${date}. The recording follows in the orders of those who booked.`,
      performed: (date: string) =>
        `It took place on ${date}. Those who booked find the recording in their orders.`,
      cancelled: (date: string) =>
        `It was to take place on ${date}. Those who booked choose in their orders what happens next.`,
    } satisfies Record<PoojaStatus, (date: string) => string>,
    seeOthers: "See the coming pujas",
  },
  receives: {
    title: "What you receive",
    within: (time: string) => `within ${time}`,
    hours: units.hours,
    days: units.days,
    kinds: { video: "Recording", prasad: "Prasad", certificate: "Certificate" },
  },
  included: "What is done in your name",
  about: "About this puja",
  addons: {
    title: "You may add",
    note: "Nothing is added for you. You choose at the next step, if you like.",
    dakshina: "Dakshina for the priests is yours to decide; it starts at nothing.",
    each: (price: string, unit: string) => `${price} · ${unit}`,
  },
  price: {
    title: "What the price is made of",
    ritual: "The rite itself: priests, temple and materials",
    ritualNote: (pct: number) => `${pct}%, exempt from GST`,
    service: "Our service: booking, recording and care",
    serviceNote: (pct: number, gst: number, sac: string) =>
      gst > 0 ? `${pct}%, ${gst}% GST included, SAC ${sac}` : `${pct}%, no GST abroad`,
    total: "What you pay",
    prasad: (fee: string) => `Prasad by post costs ${fee} where a package does not hold it.`,
  },
  reviews: "Reviews",
  temple: (name: string) => `About ${name}`,
  templePujas: "Its coming pujas",
};
