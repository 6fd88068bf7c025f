import { expect, test } from "vitest";
import { formatClosingTime } from "./index.ts";

const now = Date.parse("2026-11-23T08:00:00.000Z");

test("within a week, shows weekday and hour", () => {
  expect(formatClosingTime("2026-11-26T14:30:00.000Z", now, "en")).toBe("Thu 8 pm");
});

test("six days ahead is the limit: a weekday alone could mean this week's", () => {
  const sixDays = Date.parse("2026-11-29T08:00:00.000Z");
  expect(formatClosingTime(new Date(sixDays - 1).toISOString(), now, "en")).toBe("Sun 1:29 pm");
  expect(formatClosingTime(new Date(sixDays).toISOString(), now, "en")).toBe("Sun 29 Nov");
});

test("a week ahead, shows the date, since the weekday could mean this week's", () => {
  expect(formatClosingTime("2026-11-30T14:30:00.000Z", now, "en")).toBe("Mon 30 Nov");
});
