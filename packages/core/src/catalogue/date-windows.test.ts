import { expect, test } from "vitest";
import { dateWindows } from "./index.ts";

test("today is one day of India", () => {
  expect(dateWindows(Date.parse("2026-11-23T18:30:00Z")).today).toEqual({
    from: "2026-11-24",
    to: "2026-11-24",
  });
});

test("the week is seven days of India, today the first", () => {
  expect(dateWindows(Date.parse("2026-11-23T08:00:00Z")).week).toEqual({
    from: "2026-11-23",
    to: "2026-11-29",
  });
});

test("late in the evening of London it is tomorrow in India", () => {
  expect(dateWindows(Date.parse("2026-11-23T18:30:00Z")).month.from).toBe("2026-11-24");
});
