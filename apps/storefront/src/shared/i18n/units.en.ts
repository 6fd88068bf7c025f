import { plural } from "./plural.ts";

/** How long something takes. */
export const units = {
  years: (count: number) => plural("en", count, { one: "1 year", other: `${count} years` }),
  days: (count: number) => plural("en", count, { one: "1 day", other: `${count} days` }),
  hours: (count: number) => plural("en", count, { one: "1 hour", other: `${count} hours` }),
  minutes: (count: number) => plural("en", count, { one: "1 minute", other: `${count} minutes` }),
  seconds: (count: number) => plural("en", count, { one: "1 second", other: `${count} seconds` }),
};
