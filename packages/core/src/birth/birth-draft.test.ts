import * as v from "valibot";
import { expect, test } from "vitest";
import { birthDetails } from "./birth-details.ts";
import {
  type BirthDraft,
  birthDraft,
  birthOf,
  checkBirth,
  dateOf,
  draftOfBirth,
  emptyBirth,
} from "./birth-draft.ts";

const known = { today: "2026-11-28", isAmbiguous: false };
const place = {
  name: "Varanasi",
  region: "",
  country_code: "in",
  lat: 25.32,
  lon: 83.01,
  zone: "Asia/Kolkata",
};
const filled: BirthDraft = {
  ...emptyBirth,
  ...{ name: "Asha Verma", place },
  date: { day: 1, month: 6, year: 1943 },
  time: { hour: 12, minute: 5, half: "am" },
};

test("an empty form misses the name, the date, the time and the place", () => {
  expect(checkBirth(emptyBirth, known)).toEqual({
    ...{ birthName: "empty", birthDate: "empty", birthTime: "empty", birthPlace: "empty" },
  });
});

test.each<[string, Partial<BirthDraft>, object]>([
  ["a name with an emoji", { name: "🙂" }, { birthName: "invalid" }],
  ["a day to come", { date: { day: 29, month: 11, year: 2026 } }, { birthDate: "future" }],
  ["31 February", { date: { day: 31, month: 2, year: 1990 } }, { birthDate: "invalid" }],
  ["latitude 89", { place: { ...place, lat: 89 } }, { birthPlace: "polar" }],
  ["a child without a guardian", { date: { day: 1, month: 6, year: 2015 } }, { guardian: true }],
  ["an unknown time", { isTimeUnknown: true, time: {} }, {}],
])("%s", (_, part, errors) => {
  expect(checkBirth({ ...filled, ...part }, known)).toEqual(errors);
});

test("a day that does not exist is no date, whatever else is missing", () => {
  expect(dateOf({ date: { day: 31, month: 4, year: 1990 } })).toBeUndefined();
  expect(birthOf({ ...filled, date: { day: 29, month: 2, year: 1900 } })).toBeUndefined();
  expect(checkBirth({ ...filled, date: { day: 31, month: 6 } }, known)).toEqual({ birthDate: "invalid" });
});

test("a draft keeps a place that is too near to a pole", () => {
  const draft = { ...filled, place: { ...place, lat: 89 } };
  expect(v.parse(birthDraft, draft)).toEqual(draft);
});

test("of two offsets one has to be chosen", () => {
  const ambiguous = { ...known, isAmbiguous: true };
  expect(checkBirth(filled, ambiguous)).toEqual({ birthOffset: "empty" });
  expect(checkBirth({ ...filled, offset: "+01:00" }, ambiguous)).toEqual({});
});

test("an offset as on the certificate is ordered, and can be corrected", () => {
  const bombay = { ...filled, offset: "4:51" };
  expect(checkBirth(bombay, known)).toEqual({});
  const birth = v.parse(birthDetails, birthOf(bombay));
  expect(birth.utc_offset).toBe(17_460);
  expect(draftOfBirth(birth).offset).toBe("+04:51");
  expect(checkBirth({ ...filled, offset: "4.5 hours" }, known)).toEqual({ birthOffset: "invalid" });
});

test("five past midnight is 00:05, and what was ordered can be filled in again", () => {
  const birth = birthOf(filled);
  expect(birth).toMatchObject({ date: "1943-06-01", time: "00:05", utc_offset: null });
  expect(draftOfBirth(v.parse(birthDetails, birth))).toEqual(filled);
});

test("an unknown time is ordered as none, without a window", () => {
  expect(birthOf({ ...filled, isTimeUnknown: true, window: 15 })).toMatchObject({
    ...{ time: null, time_window: 0 },
  });
});
