import type { PoojaStatus } from "@aradhana/core/contract";
import { plural } from "../../i18n/plural.ts";

const units = {
  days: (n: number) => plural("en", n, { one: "1 day", other: `${n} days` }),
  hours: (n: number) => plural("en", n, { one: "1 hour", other: `${n} hours` }),
  minutes: (n: number) => plural("en", n, { one: "1 minute", other: `${n} minutes` }),
  seconds: (n: number) => plural("en", n, { one: "1 second", other: `${n} seconds` }),
};

export const text = {
  description: (title: string, temple: string, date: string) =>
    `${title} at ${temple} on ${date}: packages, who performs it, what you receive and how it is proved.`,
  trail: "Where this page stands",
  home: "Home",
  pujas: "Pujas",
  pictures: "Pictures",
  share: "Share",
  shared: "The link is copied",
  notShared: "The link could not be copied. It stands in the address bar.",
  ask: "Ask on WhatsApp",
  askAbout: (title: string, date: string) => `I have a question about ${title} on ${date}:`,

  facts: {
    when: "Date",
    hours: "Hour of the rite",
    from: (start: string, end: string) => `${start} to ${end}`,
    where: "Temple",
    by: "Performed by",
    kind: { group: "Many families share the rite", individual: "For one family alone" },
    closes: "Bookings close",
    left: (time: string) => `${time} left`,
    timeLeft: {
      days: (days: number, hours: number) => `${units.days(days)} ${units.hours(hours)}`,
      hours: (hours: number, minutes: number) => `${units.hours(hours)} ${units.minutes(minutes)}`,
      minutes: (minutes: number, seconds: number) => `${units.minutes(minutes)} ${units.seconds(seconds)}`,
    },
    names: (when: string) => `Names can be changed until ${when}`,
    places: "Places",
    placesLeft: (left: number, total: number) => `${left} of ${total} are free`,
  },

  booking: {
    title: "Choose a package",
    people: (min: number, max: number) =>
      min === max
        ? plural("en", max, { one: "For 1 person", other: `For ${max} people` })
        : `For ${min} to ${max} people`,
    inEvery: "In every package:",
    continue: "Continue",
    continueWith: (price: string) => `Continue ${price}`,
    note: "You pay at the end. Names are asked for after that.",
    taxes: "All taxes are in the price.",
    prasadOnlyIndia: "Prasad is sent within India only. Everything else reaches you wherever you are.",
    payLater: "You can hold a place for ten minutes before you pay.",
    otherDates: "Other dates",
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
    next: (date: string) => `Next on ${date}`,
    noNext: "No further date is fixed yet.",
    seeOthers: "See the coming pujas",
    orders: "Open your orders",
  },

  receives: {
    title: "What you receive",
    within: (time: string) => `within ${time}`,
    hours: units.hours,
    days: units.days,
    kinds: { video: "Recording", prasad: "Prasad", certificate: "Certificate" },
  },
  included: "What is done in your name",
  proof: {
    title: "Who performs it, and how we know",
    checked: (date: string) => `Looked at on ${date}`,
    document: "See the document",
    verify: "Check it with the temple",
    speaks: (languages: string) => `speaks ${languages}`,
    levels: "What the three levels mean",
    levelTexts: {
      temple_authorised:
        "The temple's office has agreed in writing that the rite is booked here and performed by its priests.",
      priest_of_temple:
        "A priest who serves at the temple performs the rite. The temple's office has not signed anything.",
      independent_priest:
        "A priest performs the rite at or near the temple on his own word. The temple has no part in it.",
    },
  },
  process: "How the rite goes",
  benefits: "Why it is held",
  benefitsNote: "These are beliefs handed down by tradition, not promises.",
  about: "About this puja",
  occasion: (name: string) => `Why ${name}`,
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
  policy: {
    title: "If plans change",
    when: "You cancel",
    back: "You get back",
    until: (hours: number, date: string) =>
      `up to ${plural("en", hours, { one: "1 hour", other: `${hours} hours` })} before (${date})`,
    over: "– passed",
    later: "later",
    share: (pct: number) => (pct === 0 ? "nothing" : `${pct}%`),
    reschedule: (times: number, hours: number, date: string) =>
      `${plural("en", times, { one: "One change", other: `${times} changes` })} to another date, free, up to ${units.hours(hours)} before (${date})`,
    all: "All rules of cancelling",
  },
  reviews: "Reviews",
  faqs: "Questions",
  temple: (name: string) => `About ${name}`,
  templePujas: "Its coming pujas",
  related: "You may also look at",
};
