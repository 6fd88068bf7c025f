import { ritualMessages } from "@aradhana/checkout/catalogue-messages-en";
import { prasadMessages } from "@aradhana/checkout/messages-en";
import type { PoojaStatus } from "@aradhana/core/contract";
import { outcomeMessages } from "../../../lines/ritual-text.en.ts";
import { units } from "../../../shared/i18n/units.en.ts";

export const text = {
  description: (temple: string, date: string) =>
    `${temple}, ${date}: packages, priests, what you receive and proof of the puja.`,
  pujas: "Pujas",
  vipPujas: "VIP pujas",
  askAbout: (title: string, date: string) => `I have a question about ${title} on ${date}:`,
  kind: { group: "Shared by many families", individual: "For one family only" },
  sections: {
    packages: "Packages",
    receives: "You receive",
    proof: "Priest and proof",
    about: "About",
    policy: "Cancellation",
    temple: "Temple",
  },
  booking: {
    title: ritualMessages.packages,
    people: ritualMessages.people,
    inEvery: ritualMessages.inEvery,
    package: "Package",
    continue: "Continue",
    bookNow: ritualMessages.bookNow,
    continueWith: (price: string) => `Continue ${price}`,
    note: "You add names after payment.",
    taxes: "All taxes included.",
    parts: prasadMessages.parts,
    withoutPrasad: "You can book without prasad: choose in the next step.",
    prasadOnlyIndia: "Prasad is delivered in India only. Everything else reaches you anywhere.",
    payLater: "You can reserve a place for 10 minutes before you pay.",
  },
  outcome: {
    heading: {
      open: "",
      closed: "Bookings are closed",
      live: "The puja is being performed now",
      performed: "This puja has been performed",
      cancelled: "This puja was cancelled",
    } satisfies Record<PoojaStatus, string>,
    text: {
      open: () => "",
      closed: ritualMessages.preparing,
      ...outcomeMessages,
    } satisfies Record<PoojaStatus, (date: string) => string>,
    seeOthers: "See upcoming pujas",
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
    title: "Add-ons",
    note: "Optional. You choose them in the next step.",
    dakshina: "Dakshina for the priests is optional. Give what you wish.",
    each: (price: string, unit: string) => `${price} · ${unit}`,
  },
  price: {
    title: "Price details",
    ritual: "Puja: priests, temple and samagri",
    ritualNote: (pct: number) => `${pct}%, exempt from GST`,
    service: "Our service: booking, recording and help",
    serviceNote: (pct: number, gst: number, sac: string) =>
      gst > 0 ? `${pct}%, ${gst}% GST included, SAC ${sac}` : `${pct}%, no GST abroad`,
    total: "You pay",
    postage: prasadMessages.question,
  },
  reviews: "Reviews",
  temple: (name: string) => `About ${name}`,
  templePujas: "Upcoming pujas here",
};
