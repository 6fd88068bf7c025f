import { plural } from "../../../shared/i18n/plural.ts";

const units = {
  days: (n: number) => plural("en", n, { one: "1 day", other: `${n} days` }),
  hours: (n: number) => plural("en", n, { one: "1 hour", other: `${n} hours` }),
  minutes: (n: number) => plural("en", n, { one: "1 minute", other: `${n} minutes` }),
  seconds: (n: number) => plural("en", n, { one: "1 second", other: `${n} seconds` }),
};

export const text = {
  trail: "You are here",
  home: "Home",
  pictures: "Pictures",
  share: "Share",
  shared: "The link is copied",
  notShared: "The link could not be copied. Copy it from the address bar.",
  ask: "Ask on WhatsApp",
  facts: {
    when: "Date",
    hours: "Ritual time",
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
    names: (when: string) => `Names can be changed until ${when}`,
    places: "Places",
    placesLeft: (left: number, total: number) => `${left} of ${total} available`,
  },
  proof: {
    title: "Who performs it, and how we verify",
    checked: (date: string) => `Checked on ${date}`,
    document: "See the document",
    verify: "Check it with the temple",
    speaks: (languages: string) => `speaks ${languages}`,
    levels: "What the three levels mean",
    levelTexts: {
      temple_authorised:
        "The temple's office has agreed in writing that the ritual is booked here and performed by its priests.",
      priest_of_temple:
        "A priest who serves at the temple performs the ritual. The temple's office has not signed anything.",
      independent_priest:
        "A priest performs the ritual at or near the temple on his own word. The temple has no part in it.",
    },
  },
  process: "How it is performed",
  benefits: "Why it is performed",
  benefitsNote: "These are beliefs handed down by tradition, not promises.",
  occasion: (name: string) => `Why ${name}`,
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
  faqs: "Questions",
  related: "You may also look at",
  next: (date: string) => `Next on ${date}`,
  noNext: "No further date is fixed yet.",
  notify: {
    open: "Tell me when booking opens",
    lost: "The form did not load. Check your connection and try again.",
  },
  orders: "Open your orders",
  otherDates: "Other dates",
};
