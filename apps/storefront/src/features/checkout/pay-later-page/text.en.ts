import { ritualMessages } from "@aradhana/checkout/catalogue-messages-en";
import { placingMessages } from "@aradhana/checkout/messages-en";
import { units } from "../../../shared/i18n/units.en.ts";

export const text = {
  title: (puja: string) => `Reserve a place: ${puja}`,
  back: "Back to the puja",
  people: ritualMessages.people,
  price: { coupon: "Coupon", total: "To pay", inclusive: "All taxes included" },

  hint: {
    heading: "The price has changed",
    text: (hint: string, price: string) => `The link says ${hint}. The price is ${price}.`,
    unreadable: (price: string) => `The price is ${price}.`,
  },

  offer: {
    heading: "Reserve a place for 10 minutes",
    text: "You pay nothing now. Pay within 10 minutes, or the place opens for others.",
    hold: "Reserve for 10 minutes",
    payNow: "Pay now",
  },
  reserved: {
    heading: "Your place is reserved",
    left: (m: number, s: number) => `${units.minutes(m)} ${units.seconds(s)} left`,
    ended: "Time is up",
    until: (time: string) => `Reserved until ${time}`,
    pay: (price: string) => `Pay ${price}`,
    change: "Change package",
    remind: "Remind me on WhatsApp",
    reminder: (puja: string, time: string, address: string) =>
      `${puja}: my place is reserved until ${time}. Pay here: ${address}`,
    letGo: "Release this place",
  },
  after: {
    heading: "What happens after 10 minutes",
    points: [
      "The place opens for others.",
      "You are not charged.",
      "What you filled in stays in this tab. You can book again while places last.",
    ],
  },
  over: {
    heading: "Your place is no longer reserved",
    text: "You have not been charged. Book again while places last.",
    again: "Book again",
  },
  ordered: {
    heading: "You have started to pay",
    text: "The place is reserved for your order. Continue the payment; do not book again.",
    proceed: "Continue payment",
  },
  paid: {
    heading: "Booked and paid",
    text: "There is nothing more to pay here.",
    see: "See the booking",
  },
  other: {
    heading: "You have another place reserved",
    text: (title: string) => `Reserved for you: ${title}. You can reserve one place at a time.`,
    go: "Go to that booking",
    letGo: "Release it",
  },
  gone: {
    heading: placingMessages.closed,
    text: "You have not been charged.",
    next: (when: string) => `See ${when}`,
    all: "See upcoming pujas",
  },
  failed: {
    heading: "This page could not be shown",
    text: "If you reserved a place, it stays yours until its time is over.",
    offline: "You are offline. If you reserved a place, it stays yours until its time is over.",
    retry: "Try again",
    requestId: "Reference number",
  },
};
