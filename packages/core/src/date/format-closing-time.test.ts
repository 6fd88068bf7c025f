import { expect, test } from "vitest";
import { formatClosingTime } from "./index.ts";

const now = Date.parse("2026-11-23T08:00:00.000Z");

test("within the week a weekday and an hour say when bookings close", () => {
  expect(formatClosingTime("2026-11-26T14:30:00.000Z", now, "en")).toBe("Thu 8 pm");
});

test("six days before, the weekday alone could be taken for this week's", () => {
  const sixDays = Date.parse("2026-11-29T08:00:00.000Z");
  expect(formatClosingTime(new Date(sixDays - 1).toISOString(), now, "en")).toBe("Sun 1:29 pm");
  expect(formatClosingTime(new Date(sixDays).toISOString(), now, "en")).toBe("Sun 29 Nov");
});

test("a week ahead the date says it, since the weekday could be this week's", () => {
  expect(formatClosingTime("2026-11-30T14:30:00.000Z", now, "en")).toBe("Mon 30 Nov");
});
