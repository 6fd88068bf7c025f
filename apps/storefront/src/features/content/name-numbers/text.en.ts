import { units } from "../../../shared/i18n/units.en.ts";

export const text = {
  metaTitle: "Name numerology, free",
  description: "See what each letter of your name counts and what they add up to, in two systems. Free.",
  title: "What does your name add up to?",
  lead: "Type a name: every letter is shown with its value, in the two systems that numerologists in India use. It is free, and nothing you type is sent anywhere unless you order a report.",
  name: "Name you use",
  nameHint: "In English letters, as you sign it",
  birthName: "Name given at birth",
  birthNameHint: "Only if it is different",
  dob: "Date of birth",
  dobHint: "To compare it with the numbers of the name",
  day: "Day",
  month: "Month",
  year: "Year",
  errors: {
    characters: "Use letters only: no digits or emoji",
    latin: "Only English letters have numbers. Choose a spelling:",
    script: "Only English letters have numbers. Type the name in them.",
    too_short: "Type at least two letters",
    empty: "Type the name you use",
    dob: {
      empty: "Choose day, month and year",
      invalid: "This date does not exist",
      future: "This date has not come yet",
    },
    future: "This date has not come yet",
  },
  systems: {
    chaldean: { title: "Chaldean", of: "Counts the name you use. No letter is 9." },
    pythagorean: { title: "Pythagorean", of: "Counts the name given at birth. Letters are 1 to 9." },
  },
  letters: (name: string) => `Letters of ${name}`,
  sum: (steps: readonly number[]) => steps.join(" → "),
  number: (root: number, graha: string) => `Number ${root}, ruled by ${graha}`,
  master: (number: number) => `Some stop at ${number}, a master number.`,
  birth: {
    title: "Numbers of the date",
    moolank: "Moolank (day)",
    bhagyank: "Bhagyank (whole date)",
  },
  relation: {
    title: "Name and date together",
    friend: (name: string, date: string) => `${name} and ${date} are friends in tradition.`,
    neutral: (name: string, date: string) => `${name} is neutral towards ${date}.`,
    enemy: (name: string, date: string) => `${name} and ${date} do not agree in tradition.`,
    same: (graha: string) => `Both are ruled by ${graha}.`,
  },
  grahas: {
    sun: "Surya (Sun)",
    moon: "Chandra (Moon)",
    mars: "Mangal (Mars)",
    mercury: "Budh (Mercury)",
    jupiter: "Guru (Jupiter)",
    venus: "Shukra (Venus)",
    saturn: "Shani (Saturn)",
    rahu: "Rahu",
    ketu: "Ketu",
  },
  report: {
    due: (minutes: number) => `Ready within ${units.minutes(minutes)} of the payment`,
    sample: "See a sample report",
    order: (price: string) => `Order the report, ${price}`,
    found: (count: number) =>
      `${count} spellings that sound the same agree better with this date. The report has them, with reasons.`,
    friendly:
      "Your spelling already agrees with both numbers of this date. No other can be better, so there is nothing to order.",
    few: (count: number) =>
      `${["No other spelling that sounds the same agrees", "Only one other spelling that sounds the same agrees", "Only two other spellings that sound the same agree"][count]} better with this date. We sell the report only with three or more.`,
    wider: "If two letters may change, or by one system alone, there are enough.",
  },
  limits: {
    title: "Good to know",
    items: [
      "Numerology is a tradition, not a science. A new spelling guarantees nothing.",
      "The two systems often disagree: neither is more right than the other.",
      "Your documents stay as they are. A new legal name needs an affidavit and the gazette.",
      "Accents are not counted, and neither are hyphens, dots and spaces. Y counts as a consonant.",
    ],
  },
};
