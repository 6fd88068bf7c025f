import { expect, test } from "vitest";
import { shortTithi } from "./index.ts";

test.each([
  ["Shukla paksha Trayodashi", "Trayodashi"],
  ["शुक्ल पक्ष त्रयोदशी", "त्रयोदशी"],
  ["Purnima", "Purnima"],
])("%s is abbreviated to %s", (tithi, short) => {
  expect(shortTithi(tithi)).toBe(short);
});
