import { plural } from "../../../shared/i18n/plural.ts";

const minutes = (n: number) => plural("en", n, { one: "1 minute", other: `${n} minutes` });
const seconds = (n: number) => plural("en", n, { one: "1 second", other: `${n} seconds` });

export const text = {
  title: (puja: string) => `Hold a place: ${puja}`,
  back: "Back to the puja",
  people: (min: number, max: number) =>
    min === max
      ? plural("en", max, { one: "For 1 person", other: `For ${max} people` })
      : `For ${min} to ${max} people`,
  price: { coupon: "Coupon", total: "To pay", inclusive: "All taxes included" },
  slow: "Slow connection, still trying",

  hint: {
    heading: "The price is not the one in this link",
    text: (hint: string, price: string) => `The link says ${hint}. The price is ${price}.`,
    unreadable: (price: string) => `The price is ${price}.`,
  },

  offer: {
    heading: "Hold a place for ten minutes",
    text: "Nothing is charged. You pay within ten minutes, or the place is free again.",
    hold: "Hold for ten minutes",
    payNow: "Pay now",
  },
  held: {
    heading: "A place is held for you",
    left: (m: number, s: number) => `${minutes(m)} ${seconds(s)} left`,
    ended: "No time left",
    until: (time: string) => `Held until ${time}`,
    pay: (price: string) => `Pay ${price}`,
    change: "Change package",
    remind: "Remind me on WhatsApp",
    reminder: (puja: string, time: string, address: string) =>
      `${puja}: a place is held for me until ${time}. To be paid here: ${address}`,
    letGo: "Let the place go",
  },
  after: {
    heading: "What happens when the time runs out",
    points: [
      "The place is free again, for you and for others.",
      "Nothing is charged, and nothing is owed.",
      "What you filled in stays in this tab; you can book again as long as there is a place.",
    ],
  },
  over: {
    heading: "This place is no longer held",
    text: "Nothing was charged. Book again as long as there is a place.",
    again: "Book again",
  },
  ordered: {
    heading: "You have begun to pay",
    text: "The place is kept for your order. Go on where you left off; do not book it again.",
    proceed: "Go on paying",
  },
  paid: {
    heading: "This place is booked and paid",
    text: "There is nothing more to pay here.",
    see: "See the booking",
  },
  other: {
    heading: "You have another booking waiting",
    text: (title: string) => `A place is held for you: ${title}. One place is held at a time.`,
    go: "Go to that booking",
    letGo: "Let it go",
  },
  gone: {
    heading: "Bookings for this date are closed",
    text: "Nothing was charged.",
    next: (when: string) => `See ${when}`,
    all: "See the coming pujas",
  },
  failed: {
    heading: "This cannot be shown at the moment",
    text: "Your place, if you hold one, stays yours until its time is over.",
    offline: "There is no connection. Your place, if you hold one, stays yours until its time is over.",
    retry: "Try again",
    requestId: "Number of this error",
  },
};
