import { expect, test } from "vitest";
import { ownOccasion } from "./index.ts";

const friday = "2026-12-04T01:32:00.000Z";

test.each([
  ["Shukravar (Friday)", "en", undefined],
  ["शुक्रवार", "hi", undefined],
  ["Shukravar evening (Friday)", "en", undefined],
  ["शुक्रवार की संध्या", "hi", undefined],
  ["Ekadashi", "en", "Ekadashi"],
  ["सोम प्रदोष", "hi", "सोम प्रदोष"],
  // Of another day: it is not said by the date.
  ["Somvar (Monday)", "en", "Somvar (Monday)"],
] as const)("of a Friday, “%s” (%s) adds to the date: %s", (occasion, language, own) => {
  expect(ownOccasion(occasion, friday, language)).toBe(own);
});

test("the day of the week is India's", () => {
  expect(ownOccasion("Shanivar (Saturday)", "2026-12-04T19:00:00.000Z", "en")).toBeUndefined();
});
