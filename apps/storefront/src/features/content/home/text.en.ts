import { confirmingMessages } from "@aradhana/checkout/messages-en";
import { plural } from "../../../shared/i18n/plural.ts";
import { units } from "../../../shared/i18n/units.en.ts";

const pujas = (count: number) => plural("en", count, { one: "1 puja", other: `${count} pujas` });

export const text = {
  /** Lines break between its three phrases. */
  headline: "Pujas at real\u00a0temples, in\u00a0your\u00a0name",
  proofs: {
    named: "Temple and priest named",
    recorded: "Hear your name in the recording",
    refunded: (hours: number) =>
      `Full refund up to ${hours % 24 ? units.hours(hours) : units.days(hours / 24)} before`,
  },
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
  pujas,
  /** Of a temple whose pujas are not all offered on the same word. */
  wordDiffers: "See each puja for its priest",
  policies: "Our policies",
  grievance: (name: string) => `Not satisfied? Write to our grievance officer, ${name}:`,
  storedSince: (time: string, day?: string) =>
    `You are offline. This page was saved at ${time}${day ? ` on ${day}` : ""}; it updates when you are back online.`,
  unfinished: {
    label: "Continue where you left off",
    draft: "Your booking is not complete",
    reserved: "Your place is reserved",
    left: (m: number, s: number) => `${m} min ${s} s left`,
    confirming: confirmingMessages.short,
    pay: "Not paid yet",
    fill_sankalp: "Names are still needed",
    live: "It is live now",
    give_details: "Details are still needed",
    open_result: "Your report is ready",
    /** Other actions are named `continue`. */
    actions: { confirming: confirmingMessages.action, live: "Open", open_result: "Open" } as Partial<
      Record<string, string>
    >,
    continue: "Continue",
    more: (count: number) => `and ${count} more`,
    dismiss: "Not now",
  },
};
