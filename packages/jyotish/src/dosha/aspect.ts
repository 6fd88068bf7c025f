import { houseFrom, type Rashi } from "../rashi/index.ts";

/** Jupiter is in a rashi or aspects it (drishti): the 5th, 7th and 9th from itself. */
export const isUnderJupiter = (jupiter: Rashi, rashi: Rashi): boolean =>
  [1, 5, 7, 9].includes(houseFrom(jupiter, rashi));
