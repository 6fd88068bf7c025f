import type { BirthErrors } from "@aradhana/core/birth";

export const text = {
  title: "Birth details",
  why: "Why we ask",
  whyText: {
    report:
      "A chart changes within minutes and from town to town. We use these details for this order only and store them encrypted. You can delete them on the report at any time.",
    session:
      "A chart changes within minutes and from town to town. Only this astrologer sees it, in this consultation. We store the details encrypted, and delete them when you stop sharing.",
  },
  name: "Name",
  nameHint: "Of the person whose chart it is",
  gender: "Gender (optional)",
  genders: { "": "Prefer not to say", female: "Female", male: "Male", other: "Other" },
  date: "Date of birth",
  day: "Day",
  month: "Month",
  year: "Year",
  time: "Time of birth",
  timeHint: "As on the birth certificate or the hospital record. For twins, enter each one's own minute.",
  hour: "Hour",
  minute: "Minute",
  half: "AM or PM",
  halves: { am: "AM", pm: "PM" },
  unknownTime: "I don't know the time",
  unknownTimeHint:
    "Without it there are no lagna, houses, navamsa, dashas, yogas, life areas, remedies or gem advice; of the doshas only Sade Sati.",
  window: "How exact is the time?",
  windows: { 0: "To the minute", 5: "Within 5 minutes", 15: "Within 15 minutes", 60: "Within an hour" },
  place: "Place of birth",
  changePlace: "Change the place",
  noPlace:
    "Type the town. If it is not found, type the nearest one, or latitude and longitude like 25.3, 83.0.",
  timeUnknown: "Not known",
  offsetLabel: "UTC offset used",
  offset: (offset: string) => `UTC offset used: ${offset}`,
  offsetChecking: "Checking the UTC offset…",
  offsetFailed: "The UTC offset could not be checked.",
  offsetRetry: "Check again",
  ownOffset: "My document gives another offset",
  ownOffsetLabel: "UTC offset as on the document",
  ownOffsetHint: "Like +5:30 or +4:51. Leave it empty to use the offset above.",
  gap: "Clocks skipped this time when they were turned forward. Which clock was it read from?",
  overlap: "Clocks showed this time twice when they were turned back. Which one is it?",
  readings: {
    gap: ["Not turned forward yet", "Already turned forward"],
    overlap: ["The first time, before they were turned back", "The second time, after they were turned back"],
  },
  warnings: {
    "war-time": "India's clocks were an hour ahead then (war time).",
    "local-mean-time": "Clocks showed local mean time then, so the offset has odd minutes.",
    "city-time":
      "Until 1955 Bombay kept a time of its own (UTC+04:51), and until 1948 Calcutta (UTC+05:53:20).",
    "history-uncertain":
      "Clock changes of that place before 1970 are not certain. Compare with a document of that time.",
  },
  guardian: "I am the parent or guardian and agree to this chart",
  guardianHint: "This person is under 18.",
  errors: {
    birthName: { empty: "Enter the name", invalid: "Enter at least two letters, without digits or emoji" },
    birthDate: {
      empty: "Choose day, month and year",
      invalid: "This date does not exist",
      future: "This date is in the future",
    },
    birthTime: { empty: "Choose the time, or tick that you don't know it" },
    birthPlace: {
      empty: "Choose the place of birth",
      polar: "This is too near a pole. Choose the nearest town.",
    },
    birthOffset: { empty: "Choose one of the two", invalid: "Enter the offset like +5:30" },
    guardian: "A parent or guardian must agree",
  } satisfies Record<keyof BirthErrors, unknown>,
};
