import type { Policy } from "@aradhana/core/contract";

/** The rules in a few plain lines, for when the whole text cannot be fetched. */
export const summaries: Record<Policy["slug"], readonly string[]> = {
  "exchange-policy": [
    "You can cancel by calling customer care, who tell you the exact sum before you confirm.",
    "What comes back, and until when, stands on the page of each puja.",
    "By the same call you can move a booking to a later date once, free of charge.",
    "If we fail, tell us which you choose: your money back, or the rite again.",
    "Money goes back the way it came; banks mostly take three to seven working days.",
  ],
  "term-and-condition": [
    "We arrange rites with priests and temples, record them and send you what belongs to them.",
    "The price you see before paying is the whole price, with tax.",
    "A rite is an act of faith. Nobody can promise what comes of it.",
    "We arrange no rite that is meant against another person.",
    "Your rights as a consumer stay whole, whatever is written here.",
  ],
  "privacy-policy": [
    "We ask for a fact only at the step that needs it.",
    "Names, gotra and wishes go to the priest and to nobody else.",
    "We sell nothing about you, and put no name into analytics.",
    "Write to customer care, and you see what we hold, or have it corrected or deleted.",
    "Every consent is asked by itself, and none is ticked for you.",
  ],
  "shipping-policy": [
    "Prasad leaves the temple town within two days of the rite.",
    "How long it travels stands on the page of each puja.",
    "Food is sent within India only; dry prasad goes to most countries.",
    "The shipping price stands beside the package before you pay.",
    "Lost or damaged: tell us, and choose a new box or the price back.",
  ],
};
