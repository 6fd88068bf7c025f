import { cardMessages, statusMessages } from "@aradhana/checkout/card-messages-en";
import {
  authorisationMessages,
  filterMessages,
  ritualMessages,
} from "@aradhana/checkout/catalogue-messages-en";

export const text = {
  pooja: {
    title: "Upcoming pujas",
    loading: "Loading the pujas",
    none: "No pujas to book here right now",
    noneText: "See all upcoming pujas on the full site.",
    all: "See all pujas",
    gone: "Puja not found",
    over: statusMessages.pooja,
  },
  chadhaava: {
    title: "Upcoming chadhava",
    loading: "Loading the chadhava",
    none: "No chadhava to book here right now",
    noneText: "See what is coming up on the full site.",
    all: "Open the full site",
    gone: "Chadhava not found",
    over: statusMessages.chadhaava,
  },
  loading: "Loading",
  goneText: "It may have been removed, or the link may be wrong.",
  next: (date: string) => `Next on ${date}`,
  noNext: ritualMessages.noNext,
  facts: { when: "When", india: "India time", where: "Temple", until: "Bookings close", by: "Performed by" },
  terms: {
    proof: ritualMessages.proof,
    policy: ritualMessages.policy,
    refund: (pct: number, hours: number) => `${pct}% refund up to ${hours} hours before`,
    rules: "Cancellation policy",
  },
  others: "Next dates",
  filters: filterMessages,
  rail: { back: "Previous", on: "Next" },
  ...cardMessages,
  proofWithin: (hours: number) => `Recording within ${hours} ${hours === 1 ? "hour" : "hours"}`,
  authorisation: authorisationMessages,
  vip: "VIP",
};
