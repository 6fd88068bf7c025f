import { plural } from "./plural.ts";
import type { units as original } from "./units.en.ts";

export const units: typeof original = {
  years: (count) => `${count} साल`,
  days: (count) => `${count} दिन`,
  hours: (count) => plural("hi", count, { one: `${count} घंटा`, other: `${count} घंटे` }),
  minutes: (count) => `${count} मिनट`,
  seconds: (count) => `${count} सेकंड`,
};

/** Before a postposition: "2 घंटे में", "1 घंटे में". */
export const hoursBefore = (count: number) => `${count} घंटे`;
