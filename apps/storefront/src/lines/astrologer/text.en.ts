import { siteMessages } from "@aradhana/checkout/site-messages-en";
import { plural } from "../../shared/i18n/plural.ts";
import { units } from "../../shared/i18n/units.en.ts";

export const text = {
  online: "Online",
  busy: (minutes: number) => `Busy, about ${units.minutes(minutes)}`,
  offline: "Not online now",
  nextAt: (moment: string) => `Next available: ${moment}`,
  noTimes: "No time available in the next two weeks",
  notify: { open: "Notify me when a time is available", lost: siteMessages.checkInternet },
  facts: (languages: string, years: number) => `${languages}; ${units.years(years)}`,
  verified: (day: string) => `Identity and skill checked by us, ${day}`,
  from: (minutes: number) => `for ${units.minutes(minutes)}`,
  rating: (stars: number, count: number) =>
    `${stars} out of 5, ${plural("en", count, { one: "1 review", other: `${count} reviews` })}`,
};
