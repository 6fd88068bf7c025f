import { plural } from "../../../shared/i18n/plural.ts";

const pujas = (count: number) => plural("en", count, { one: "1 puja", other: `${count} pujas` });

export const text = {
  title: "Aradhana",
  headline: "Pujas at real temples, in your name",
  description: "Pujas at real temples, in your name, with proof of every step.",
  highlights: "Highlights",
  slide: (place: number, total: number) => `${place} of ${total}`,
  previous: "Previous",
  next: "Next",
  bookNow: "Book now",
  book: (price: string) => `Book from ${price}`,
  see: "See the puja",
  howItWorks: "How it works",
  closes: (when: string) => `Bookings close ${when}`,
  closesInIndia: (when: string) => `Bookings close ${when}, India time`,
  categories: "Shortcuts",
  shortcuts: { week: "This week", deities: "By deity" },
  seeAll: (total: number) => `See all ${total}`,
  pujas,
  /** Of a temple whose pujas are not all offered on the same word. */
  wordDiffers: "Each puja names its priest",
  policies: "The rules in plain words",
  policyLinks: {
    "exchange-policy": "Cancelling and refunds",
    "shipping-policy": "Prasad by post",
    "privacy-policy": "Your data",
  },
  grievance: (name: string) => `Not answered well? Write to our grievance officer, ${name}:`,
  storedSince: (time: string, day?: string) =>
    `We cannot be reached just now. This is how it was at ${time}${day ? ` on ${day}` : ""}; it is read anew as soon as there is a connection.`,
  unfinished: {
    label: "Continue where you left off",
    draft: "Your booking is still open",
    held: "A place is held for you",
    left: (m: number, s: number) => `${m} min ${s} s left`,
    pay: "A payment is waiting",
    fill_sankalp: "Names are still needed",
    continue: "Continue",
    more: (count: number) => `and ${count} more`,
    dismiss: "Not now",
  },
};
