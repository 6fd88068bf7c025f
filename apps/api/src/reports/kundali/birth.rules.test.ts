import type { BirthDetails } from "@aradhana/core/birth";
import { expect, test } from "vitest";
import { birthErrors } from "./birth.rules.ts";

const birth: BirthDetails = {
  ...{ name: "Asha", gender: null, date: "2026-11-29", time: null, time_window: 0, utc_offset: null },
  ...{ guardian_consent: true },
  place: { name: "Pune", region: "", country_code: "in", lat: 18.52, lon: 73.86, zone: "Asia/Kolkata" },
};
const newYork = { ...birth.place, name: "New York", lat: 40.71, lon: -74.01, zone: "America/New_York" };
/** Half past one at night in India; the day before in UTC and in New York. */
const now = new Date("2026-11-28T20:00:00Z");
const errorsOf = (part: Partial<BirthDetails>) =>
  birthErrors({ ...birth, ...part }, now).map(({ field, code }) => [field, code]);

test.each<[string, Partial<BirthDetails>, string[][]]>([
  ["a day that has begun at the place", {}, []],
  ["a day that has not", { place: newYork }, [["birth.date", "future"]]],
  ["a time of that day that is past", { time: "01:15" }, []],
  ["a time of that day to come", { time: "01:45" }, [["birth.date", "future"]]],
])("%s: %j", (_, part, errors) => {
  expect(errorsOf(part)).toEqual(errors);
});
