import { expect, test } from "vitest";
import { formatDate } from "./index.ts";

const dusk = "2026-11-23T12:00:00.000Z";

test.each([
  ["day", "en", "Monday 23 November"],
  ["short-day", "en", "Mon 23 Nov"],
  ["day-year", "en", "23 November 2026"],
  ["time", "en", "5:30 pm"],
  ["closing", "en", "Mon 5:30 pm"],
  ["day", "hi", "सोमवार 23 नवंबर"],
  ["short-day", "hi", "सोम 23 नवंबर"],
] as const)("%s in %s reads %s", (style, language, words) => {
  expect(formatDate(dusk, style, language)).toBe(words);
});

test("a full hour is told without minutes", () => {
  expect(formatDate("2026-11-26T14:30:00.000Z", "closing", "en")).toBe("Thu 8 pm");
});

test("another zone is told in its own hours", () => {
  expect(formatDate(dusk, "time", "en", "America/New_York")).toBe("7 am");
});
