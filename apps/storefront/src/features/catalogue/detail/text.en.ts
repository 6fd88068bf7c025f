import { ritualMessages } from "@aradhana/checkout/catalogue-messages-en";
import { plural } from "../../../shared/i18n/plural.ts";
import { units } from "../../../shared/i18n/units.en.ts";

export const text = {
  trail: "You are here",
  sections: "On this page",
  home: "Home",
  pictures: "Pictures",
  ask: "Ask on WhatsApp",
  facts: {
    when: "Date",
    hours: "Time",
    from: (start: string, end: string) => `${start} to ${end}`,
    where: "Temple",
    by: "Performed by",
    closes: "Bookings close",
    left: (time: string) => `${time} left`,
    timeLeft: {
      days: (days: number, hours: number) => `${units.days(days)} ${units.hours(hours)}`,
      hours: (hours: number, minutes: number) => `${units.hours(hours)} ${units.minutes(minutes)}`,
      minutes: (minutes: number, seconds: number) => `${units.minutes(minutes)} ${units.seconds(seconds)}`,
    },
    names: (when: string) => `Change names until ${when}`,
    places: "Places",
    placesLeft: (left: number, total: number) => `${left} of ${total} places open`,
  },
  proof: {
    title: ritualMessages.proof,
    checked: (date: string) => `Verified on ${date}`,
    document: "View document",
    verify: "Verify with the temple",
    speaks: (languages: string) => `speaks ${languages}`,
    levels: "What the three levels mean",
    levelTexts: {
      temple_authorised:
        "The temple office has agreed in writing to bookings here, performed by its priests.",
      priest_of_temple:
        "A priest who serves at this temple performs it. The temple office has not signed an agreement.",
      independent_priest:
        "A priest performs it on his own, at or near the temple. The temple is not involved.",
    },
  },
  process: "How it is performed",
  benefits: "Why it is performed",
  benefitsNote: "These are traditional beliefs, not promises.",
  occasion: (name: string) => `Why ${name}`,
  policy: {
    title: ritualMessages.policy,
    when: "If you cancel",
    back: "Refund",
    until: (hours: number, date: string) => `up to ${units.hours(hours)} before (${date})`,
    over: "– expired",
    later: "after that",
    share: (pct: number) => (pct === 0 ? "No refund" : `${pct}%`),
    reschedule: (times: number, hours: number, date: string) =>
      `${plural("en", times, { one: "One change", other: `${times} changes` })} to another date, free, up to ${units.hours(hours)} before (${date})`,
    all: "Cancellation policy",
  },
  faqs: "FAQs",
  related: "You may also like",
  next: (date: string) => `Next on ${date}`,
  noNext: ritualMessages.noNext,
  notify: {
    open: "Notify me when booking opens",
    lost: "The form did not load. Check your internet and try again.",
  },
  orders: "Open your orders",
  otherDates: "Other dates",
};
