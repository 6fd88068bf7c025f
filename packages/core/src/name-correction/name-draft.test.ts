import { expect, test } from "vitest";
import { checkName, emptyName, nameDetailsOf } from "./name-draft.ts";

const today = "2026-11-28";
const filled = { ...emptyName, name: " Priya Sharma ", date: { day: 29, month: 11, year: 1991 } };

test("an empty form misses the name and the date", () => {
  expect(checkName(emptyName, today)).toEqual({ nameInUse: "empty", dob: "empty" });
});

test("a name of one letter, one in another script and a day to come are wrong", () => {
  expect(checkName({ ...filled, name: "P" }, today)).toEqual({ nameInUse: "too_short" });
  expect(checkName({ ...filled, birthName: "प्रिया" }, today)).toEqual({ nameAtBirth: "latin" });
  expect(checkName({ ...filled, date: { day: 29, month: 11, year: 2026 } }, today)).toEqual({
    dob: "future",
  });
});

test("a day that does not exist is wrong, and nothing is ordered with it", () => {
  const draft = { ...filled, date: { day: 31, month: 2, year: 1990 } };
  expect(checkName(draft, today)).toEqual({ dob: "invalid" });
  expect(nameDetailsOf(draft)).toBeUndefined();
});

test("a name is ordered with what has to stay", () => {
  expect(nameDetailsOf({ ...filled, mostChanges: 2 })).toEqual({
    ...{ name: "Priya Sharma", birth_name: null, dob: "1991-11-29", for_whom: "self", system: "both" },
    ...{ most_changes: 2, keep_first_letter: true, legal_name_fixed: true },
  });
});
